import { expect, it } from 'vitest';
import { chooseMemory, longestWait, waitsAt } from '../../bench/choose-memory.ts';

it('waits for the share of a processor that goes with the memory, and for the table', () => {
  const used = { start: 100, firstCall: 50, call: 5 };
  expect(waitsAt(1769, used)).toEqual({ first: 158, later: 13 });
  expect(waitsAt(1769 / 2, used)).toEqual({ first: 308, later: 18 });
  expect(waitsAt(3538, used), 'one thread has no use for a second processor').toEqual({ first: 158, later: 13 });
});

it.each([
  { start: 20, firstCall: 20, memoryMB: 256 },
  { start: 60, firstCall: 40, memoryMB: 512 },
  { start: 80, firstCall: 60, memoryMB: 1024 },
  { start: 200, firstCall: 150, memoryMB: 1769 },
  { start: 900, firstCall: 900, memoryMB: 1769 },
])('chooses $memoryMB MB for a start of $start ms and a first call of $firstCall ms', ({ memoryMB, ...used }) => {
  const chosen = chooseMemory({ ...used, call: 3 });
  expect(chosen).toBe(memoryMB);
  if (used.start < 900) expect(waitsAt(chosen, { ...used, call: 3 }).first).toBeLessThanOrEqual(longestWait);
});
