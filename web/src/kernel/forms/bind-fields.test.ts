import { expect, it } from 'vitest';
import * as z from 'zod';
import { singleLine } from '../../../../shared/kernel/text.ts';
import { bindFields } from './bind-fields.ts';

type Values = { text: string; kind: 'a' | 'b'; isSent: boolean };

const bind = (naming: Partial<Parameters<typeof bindFields<Values>>[0]> = {}) => {
  const written: Partial<Values>[] = [];
  const bound = bindFields<Values>({
    values: { text: 'Some words', kind: 'a', isSent: true },
    errors: { text: 'Too short', kind: 'Wrong' },
    write: (change) => written.push(change),
    ...naming,
  });
  return { written, ...bound };
};

it('a field of text has its name, value, error and limit, and writes its own value', () => {
  const { field, written } = bind({ limits: { text: singleLine(60) } });
  const { onChange, ...props } = field('text');
  expect(props).toEqual({ name: 'text', value: 'Some words', error: 'Too short', maxLength: 60 });
  onChange({ target: { value: 'Other words' } });
  expect(written).toEqual([{ text: 'Other words' }]);
});

it('a field whose control has another name finds its error under that name, and writes its own value', () => {
  const { field, written } = bind({ nameOf: (one) => `${one}-1`, errors: { 'text-1': 'Too short' } });
  const { name, error, onChange } = field('text');
  expect({ name, error }).toEqual({ name: 'text-1', error: 'Too short' });
  onChange({ target: { value: 'Other words' } });
  expect(written).toEqual([{ text: 'Other words' }]);
});

it('a choice and a tick write the value that was chosen', () => {
  const { choice, tick, written } = bind();
  const { onChoose, ...props } = choice('kind');
  expect(props).toEqual({ name: 'kind', value: 'a', error: 'Wrong' });
  onChoose('b');
  const { checked, onChange } = tick('isSent');
  expect(checked).toBe(true);
  onChange({ target: { checked: false } });
  expect(written).toEqual([{ kind: 'b' }, { isSent: false }]);
});

it('a limit that its schema does not have is refused, so that a text is never without one unseen', () => {
  expect(() => bind({ limits: { text: z.string() } }).field('text')).toThrow('not of a text with a limit');
});
