import { expect, it, vi } from 'vitest';
import { together } from './reading.ts';

const refused = new Error('refused');
const read = <Data>(data: Data) => ({ data, error: null, refetch: vi.fn() });
const waiting = { data: undefined, error: null, refetch: vi.fn() };

it('has data when every reading has', () => {
  expect(together({ one: read(1), two: read('b') })).toMatchObject({ data: { one: 1, two: 'b' }, error: null });
  expect(together({ one: read(1), two: waiting })).toMatchObject({ data: undefined, error: null });
});

it('takes null for data: what is known to be unknown', () => {
  expect(together({ account: read(null) }).data).toEqual({ account: null });
});

it('reports what failed, and reads only that again', () => {
  const [good, bad] = [read(1), { data: undefined, error: refused, refetch: vi.fn() }];
  const both = together({ good, bad });
  expect(both).toMatchObject({ data: undefined, error: refused });
  both.refetch();
  expect(bad.refetch).toHaveBeenCalledOnce();
  expect(good.refetch).not.toHaveBeenCalled();
});

it('keeps showing what was read when a later reading fails', () => {
  const both = together({ one: read(1), two: { data: 2, error: refused, refetch: vi.fn() } });
  expect(both).toMatchObject({ data: { one: 1, two: 2 }, error: refused });
});
