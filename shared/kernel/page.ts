import * as z from 'zod';
import { patternText } from './text.ts';

/** The rows on a page of every long list in the staff area. */
export const pageSize = 12;

/** Page numbers in a path are one-based. */
export const pageNumber = patternText(7, /^[1-9]\d{0,6}$/, 'Please give a page number from 1 up.').transform(Number);

/** A page of a list in the API's answers: `number` is zero-based. A page past the end is empty, not an error. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    content: z.array(row),
    number: z.int().min(0),
    size: z.int().min(1),
    totalElements: z.int().min(0),
    totalPages: z.int().min(0),
  });

export type Page<Row> = { content: Row[]; number: number; size: number; totalElements: number; totalPages: number };

/** `page` is one-based, as in the path. */
export const makePage = <Row>(content: Row[], page: number, size: number, totalElements: number): Page<Row> => ({
  content,
  number: page - 1,
  size,
  totalElements,
  totalPages: Math.ceil(totalElements / size),
});

export const upTo50Rows = patternText(2, /^(?:[1-9]|[1-4]\d|50)$/, 'Please ask for 1 to 50 rows a page.').transform(
  Number,
);

/** The rows a page that a path asks for, in longer lists. */
export const upTo100Rows = patternText(3, /^([1-9]\d?|100)$/, 'Please ask for 1 to 100 rows a page.').transform(Number);
