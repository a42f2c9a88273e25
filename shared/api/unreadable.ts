import * as z from 'zod';

/** Stands in a list in the place of a stored item that cannot be read: nothing ever silently disappears. */
export type Unreadable<IdName extends string> = Record<IdName, string> & { unreadable: true };

/** A row of a list, or in its place that it cannot be read. */
export const orUnreadable = <Row extends z.ZodType, const IdName extends string>(row: Row, idName: IdName) => {
  const shape = { [idName]: z.string(), unreadable: z.literal(true) };
  return z.union([row, z.object(shape) as unknown as z.ZodType<Unreadable<IdName>>]);
};

/** The rows that can be read, where the others have said so already or have nothing to add. */
export const onlyReadable = <Row extends object>(rows: readonly Row[]): Exclude<Row, { unreadable: true }>[] =>
  rows.filter((row): row is Exclude<Row, { unreadable: true }> => !('unreadable' in row));
