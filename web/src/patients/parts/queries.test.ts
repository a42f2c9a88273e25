import { expect, it } from 'vitest';
import { settleSearch } from './queries.ts';

const found = { content: [{ firstName: 'Ali' }, { unreadable: true }], totalElements: 2 };

it('shows what was found for the text that is there', () => {
  const shown = settleSearch({ typed: 'ali', asked: 'ali', found, isFetching: false });
  expect(shown).toEqual({ rows: [{ firstName: 'Ali' }], total: 2, searching: false });
});

it('offers nothing to choose from the moment another letter is typed until it has been asked for', () => {
  const shown = settleSearch({ typed: 'ali k', asked: 'ali', found, isFetching: false });
  expect(shown).toEqual({ rows: [], total: undefined, searching: true });
});

it('shows nothing for an empty text', () => {
  const shown = settleSearch({ typed: '', asked: 'ali', found, isFetching: true });
  expect(shown).toEqual({ rows: [], total: undefined, searching: false });
});
