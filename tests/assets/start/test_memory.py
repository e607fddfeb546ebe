import json
import subprocess

from publish.files import CHECKOUT
from publish.node import node

MEMORY = (CHECKOUT / "assets/start/memory.mjs").as_uri()
# A wasm file of nothing but two active data segments, at 8 and at 2000, and a passive one.
WASM = """
  const data = (place, bytes) => [0, 0x41, ...place, 0x0b, bytes.length, ...bytes];
  const section = [3, ...data([8], [1, 2, 3, 4]), ...data([0xd0, 0x0f], [9, 9]), 1, 2, 7, 7];
  const wasm = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 5, 1, 0, 11, section.length, ...section);
"""
# A heap behind a header of 16 bytes: what the wasm file holds, noise, a long gap, the same noise far away.
SNAPSHOT = """
  const words = new Uint32Array(100_000);
  words[1] = 16;
  let x = 1;
  for (let i = 1000; i < 3000; i++) words[i] = x = Math.imul(x, 1664525) + 1013904223;
  words.copyWithin(50_000, 1000, 2500);
  const snapshot = new Uint8Array(words.buffer);
  snapshot.set([1, 2, 3, 4], 24);
  snapshot.set([9, 8], 2016);
"""


def told(script):
    code = f"import {{ pack, segments, unpack }} from {json.dumps(MEMORY)};\n{WASM}\n{SNAPSHOT}\n{script}"
    done = subprocess.run(
        [node(), "--input-type=module", "-e", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_only_active_segments_count():
    assert told("console.log(JSON.stringify(segments(wasm)))") == [[8, 19, 4], [2000, 29, 2]]


def test_what_is_unpacked_is_what_was_packed():
    assert told("""
      const back = unpack(pack(snapshot, wasm), wasm);
      console.log(Buffer.compare(Buffer.from(back), Buffer.from(snapshot)) === 0);
    """)


def test_a_repetition_far_away_and_a_gap_cost_next_to_nothing():
    assert told("console.log(pack(snapshot, wasm).length)") < 8300


def test_what_the_wasm_file_holds_is_taken_out():
    assert told("""
      words.fill(0, 1000);
      const same = pack(snapshot, wasm).length;
      snapshot[26] ^= 255;
      console.log(pack(snapshot, wasm).length > same);
    """)


def test_a_memory_that_came_cut_short_is_refused():
    assert told("""
      const packed = pack(snapshot, wasm);
      try {
        unpack(packed.slice(0, packed.length - 8), wasm);
        console.log(false);
      } catch {
        console.log(true);
      }
    """)
