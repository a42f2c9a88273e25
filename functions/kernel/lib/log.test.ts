import { expect, it, vi } from 'vitest';
import { log } from './log.ts';

it('a line is one object, not its text: Lambda nests it in a line of JSON, where a filter reads its event', () => {
  const logged = vi.spyOn(console, 'log').mockReturnValue();
  log({ event: 'quota-exceeded', counted: 'texts' });
  expect(logged.mock.calls).toEqual([[{ event: 'quota-exceeded', counted: 'texts' }]]);
});
