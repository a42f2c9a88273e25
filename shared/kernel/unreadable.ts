import * as z from 'zod';

/** A placeholder in a list for a stored item that cannot be read: nothing ever disappears silently. */
export type Unreadable<IdName extends string> = Record<IdName, string> & { unreadable: true };

/** A row of a list, or the placeholder of an unreadable one. */
export const orUnreadable = <Row extends z.ZodType, const IdName extends string>(row: Row, idName: IdName) => {
  const shape = { [idName]: z.string(), unreadable: z.literal(true) };
  return z.union([row, z.object(shape) as unknown as z.ZodType<Unreadable<IdName>>]);
};

/** The readable rows, where the others were reported elsewhere. */
export const onlyReadable = <Row extends object>(rows: readonly Row[]): Exclude<Row, { unreadable: true }>[] =>
  rows.filter((row): row is Exclude<Row, { unreadable: true }> => !('unreadable' in row));
