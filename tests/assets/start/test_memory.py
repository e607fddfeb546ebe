import json
import subprocess

from publish.files import CHECKOUT
from publish.node import node

PACKING = (CHECKOUT / "py/publish/packing.mjs").as_uri()
MEMORY = (CHECKOUT / "assets/start/memory.mjs").as_uri()
# A wasm file of nothing but two active data segments, at 8 and at 2000, and a passive one.
WASM = """
  const data = (place, bytes) => [0, 0x41, ...place, 0x0b, bytes.length, ...bytes];
  const section = [3, ...data([8], [1, 2, 3, 4]), ...data([0xd0, 0x0f], [9, 9]), 1, 2, 7, 7];
  const wasm = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 5, 1, 0, 11, section.length, ...section);
  const filled = filling(wasm);
"""
# What the wasm file holds, partly changed; noise, a long gap, the same noise far away.
HEAP = """
  const words = new Uint32Array(100_000);
  let x = 1;
  for (let i = 1000; i < 3000; i++) words[i] = x = Math.imul(x, 1664525) + 1013904223;
  words.copyWithin(50_000, 1000, 2500);
  const heap = new Uint8Array(words.buffer);
  heap.set([1, 2, 3, 4], 8);
  heap.set([9, 8], 2000);
"""
# A memory with room to spare, as an interpreter has it that has just begun: filled, and used from 600 to 900.
WAKING = """
  const memory = new Uint32Array(120_000);
  const first = new Uint32Array(filled.buffer);
  memory.set(first);
  memory.fill(77, 600, 900);
"""


def told(script):
    code = f"""
      import {{ filling, pack }} from {json.dumps(PACKING)};
      import {{ unpack }} from {json.dumps(MEMORY)};
      {WASM}\n{HEAP}\n{WAKING}\n{script}
    """
    done = subprocess.run(
        [node(), "--input-type=module", "-e", code], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_only_active_segments_count():
    filled = told("console.log(JSON.stringify([...filled]))")

    assert len(filled) == 2004
    assert {place: byte for place, byte in enumerate(filled) if byte} == {
        8: 1,
        9: 2,
        10: 3,
        11: 4,
        2000: 9,
        2001: 9,
    }


def test_what_is_unpacked_is_what_was_packed():
    assert told("""
      unpack(pack(heap, filled).buffer, memory, first, 600, 900);
      const same = words.every((word, place) => memory[place] === word);
      console.log(same && memory.subarray(words.length).every((word) => word === 0));
    """)


def test_a_repetition_far_away_and_a_gap_cost_next_to_nothing():
    assert told("console.log(pack(heap, filled).length)") < 8300


def test_what_the_wasm_file_holds_is_taken_out():
    assert told("""
      words.fill(0, 1000);
      heap[2001] = 9;
      const same = pack(heap, filled).length;
      heap[10] ^= 255;
      console.log(pack(heap, filled).length > same);
    """)


def test_a_memory_that_came_cut_short_is_refused():
    assert told("""
      const packed = pack(heap, filled);
      try {
        unpack(packed.slice(0, packed.length - 8).buffer, memory, first, 600, 900);
        console.log(false);
      } catch {
        console.log(memory[0] === first[0] && memory[700] === 77);
      }
    """)


def test_a_memory_without_room_for_the_snapshot_is_left_alone():
    assert told("""
      const small = memory.slice(0, 1000);
      try {
        unpack(pack(heap, filled).buffer, small, first, 600, 900);
        console.log(false);
      } catch {
        console.log(small.every((word, place) => word === memory[place]));
      }
    """)
