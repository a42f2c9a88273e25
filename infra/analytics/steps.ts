/**
 * A table that is made on the way from an export to the figures. Athena computes a common table expression anew
 * wherever it is named, and refuses a query of too many stages: an expression that is named often is therefore made
 * once, as a table.
 */
export type Step = {
  readonly name: string;
  /** The earlier steps that it reads; `items` are the lines of the export. */
  readonly needs: readonly string[];
  /** Common table expressions; the last has the name of the step. */
  readonly sql: string;
};

/** The export that is read, and a word that distinguishes the tables of this run from those of others. */
export type Run = { readonly exportId: string; readonly id: string };

export const tableOf = (name: string, { id }: Run): string => `${name}_${id}`;

/** @param text the text of something in JSON, by the engine's own function */
const itemsSql = (text: (json: string, path: string) => string, { exportId }: Run): string =>
  `items AS (
  SELECT line, ${text('line', 'Item.pk.S')} AS pk, ${text('line', 'Item.sk.S')} AS sk FROM export_lines WHERE export_id = '${exportId}'
)`;

/** The statement that makes the table of a step. */
export const createSql = (
  { name, needs, sql }: Step,
  text: (json: string, path: string) => string,
  run: Run,
): string => {
  const read = needs.map((need) =>
    need === 'items' ? itemsSql(text, run) : `${need} AS (SELECT * FROM ${tableOf(need, run)})`,
  );
  return `CREATE TABLE ${tableOf(name, run)} AS WITH ${[...read, sql].join(',\n')}\nSELECT * FROM ${name}`;
};
