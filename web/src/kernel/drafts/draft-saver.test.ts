import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftSaver, type Stored } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setup = (answers: Stored[] = []) => {
  const states: string[] = [];
  const store = vi.fn(async () => answers.shift() ?? 'stored');
  const saver = createDraftSaver({ store, onState: (state) => states.push(state) });
  return { store, saver, states };
};

it('stores when the typing pauses, once', async () => {
  const { store, saver } = setup();
  for (let stroke = 0; stroke < 5; stroke += 1) {
    saver.change();
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(store).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(store).toHaveBeenCalledTimes(1);
});

it('stores at the latest after ten seconds of typing', async () => {
  const { store, saver } = setup();
  for (let second = 0; second < 11; second += 1) {
    saver.change();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(store).toHaveBeenCalledTimes(1);
});

it('says when it failed and tries again until it holds', async () => {
  const { store, saver, states } = setup(['failed', 'failed', 'stored']);
  saver.change();
  await vi.advanceTimersByTimeAsync(1_500 + 5_000 + 10_000);
  expect(store).toHaveBeenCalledTimes(3);
  expect(states).toEqual(['waiting', 'failed', 'failed', 'stored']);
});

it('stores again what changed while it was storing, and never two at once', async () => {
  let running = 0;
  const most: number[] = [];
  const store = vi.fn(async () => {
    running += 1;
    most.push(running);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    running -= 1;
    return 'stored' as const;
  });
  const saver = createDraftSaver({ store, onState: () => undefined });
  saver.change();
  await vi.advanceTimersByTimeAsync(1_600);
  saver.change();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store).toHaveBeenCalledTimes(2);
  expect(Math.max(...most)).toBe(1);
});

it('stores at once when it must', async () => {
  const { store, saver } = setup();
  saver.change();
  await saver.flush();
  expect(store).toHaveBeenCalledTimes(1);
  await saver.flush();
  expect(store).toHaveBeenCalledTimes(1);
});

it('waits twice as long after each failure, at most five minutes, however much is typed meanwhile', async () => {
  const { store, saver } = setup(Array.from({ length: 100 }, () => 'failed'));
  for (let second = 0; second < 3_600; second += 1) {
    saver.change();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  // An hour: seven tries within the first ten minutes, then one every five minutes.
  expect(store).toHaveBeenCalledTimes(17);
});

it('does not try again what was refused, and says so, until something else is written', async () => {
  const { store, saver, states } = setup(['refused', 'stored']);
  saver.change();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(store).toHaveBeenCalledTimes(1);
  expect(states).toEqual(['waiting', 'refused']);
  saver.change();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(states).toEqual(['waiting', 'refused', 'waiting', 'stored']);
});
