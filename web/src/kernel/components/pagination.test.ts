import { describe, expect, it } from 'vitest';
import { pageNumbers, readPageNumber } from './pagination.tsx';

const shown = (page: number, totalPages: number) =>
  pageNumbers(page, totalPages).map(({ number, exists }) => (exists ? `${number}` : `(${number})`));

describe('the numbers of the pagination control', () => {
  it('are always four', () => {
    expect(shown(1, 9)).toEqual(['1', '2', '3', '4']);
    expect(shown(4, 9)).toEqual(['1', '2', '3', '4']);
    expect(shown(5, 9)).toEqual(['5', '6', '7', '8']);
  });

  it('are marked when they are past the last page', () => {
    expect(shown(1, 2)).toEqual(['1', '2', '(3)', '(4)']);
    expect(shown(9, 9)).toEqual(['9', '(10)', '(11)', '(12)']);
  });
});

it('reads the page of an address, and takes anything else for page 1', () => {
  expect(readPageNumber('12')).toBe(12);
  expect([null, '', '0', '-1', '1.5', 'x', '99999999'].map(readPageNumber)).toEqual(Array(7).fill(1));
});
