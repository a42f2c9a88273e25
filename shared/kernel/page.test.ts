import { expect, it } from 'vitest';
import { makePage, pageNumber } from './page.ts';

it('a page gives its number: from zero in the answer, from one in the address', () => {
  expect(makePage(['a'], 2, 12, 13)).toEqual({ content: ['a'], number: 1, size: 12, totalElements: 13, totalPages: 2 });
  expect(makePage([], 1, 12, 12).totalPages).toBe(1);
  expect(makePage([], 1, 12, 0).totalPages).toBe(0);
});

it('page numbers begin at one', () => {
  expect(pageNumber.parse('1')).toBe(1);
  for (const wrong of ['0', '-1', '1.5', '']) expect(pageNumber.safeParse(wrong).success, wrong).toBe(false);
});
