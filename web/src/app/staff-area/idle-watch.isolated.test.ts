import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class Channel {
  onmessage: ((event: { data: number }) => void) | undefined;
  static open: Channel[] = [];
  constructor() {
    Channel.open.push(this);
  }
  postMessage(data: number) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    Channel.open = Channel.open.filter((one) => one !== this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Channel.open = [];
});

const { staySignedIn, watchIdle } = await import('./idle-watch.ts');
const watch = () => {
  const seen = { extend: vi.fn(), show: vi.fn(), end: vi.fn() };
  watchIdle(seen);
  return seen;
};
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const work = () => document.dispatchEvent(new Event('keydown'));

it('warns two minutes before, counts down and ends at 20 minutes', () => {
  const { show, end } = watch();
  vi.advanceTimersByTime(18 * 60_000 - 1_000);
  expect(show).toHaveBeenLastCalledWith(undefined);
  vi.advanceTimersByTime(1_000);
  expect(show).toHaveBeenLastCalledWith({ left: 120 });
  vi.advanceTimersByTime(119_000);
  expect(show).toHaveBeenLastCalledWith({ left: 1 });
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(end).toHaveBeenCalledTimes(1);
});

it('starts again with every sign of work, and tells the server at most once a minute', () => {
  const { extend, end } = watch();
  for (let second = 0; second < 30 * 60; second += 10) {
    work();
    vi.advanceTimersByTime(10_000);
  }
  expect(end).not.toHaveBeenCalled();
  expect(extend.mock.calls.length).toBeGreaterThanOrEqual(28);
  expect(extend.mock.calls.length).toBeLessThanOrEqual(30);
});

it('does not take a key pressed under the warning for an answer to it', () => {
  const { end } = watch();
  minutes(19);
  work();
  minutes(1);
  expect(end).toHaveBeenCalledTimes(1);
});

it('goes on for 20 minutes when the warning is answered', () => {
  const { extend, show, end } = watch();
  minutes(19);
  staySignedIn();
  expect(extend).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenLastCalledWith(undefined);
  minutes(17);
  expect(show).toHaveBeenLastCalledWith(undefined);
  minutes(3);
  expect(end).toHaveBeenCalledTimes(1);
});

it('counts the work of another tab', () => {
  const one = watch();
  minutes(10);
  Channel.open[0]?.onmessage?.({ data: Date.now() });
  minutes(12);
  expect(one.end).not.toHaveBeenCalled();
});
