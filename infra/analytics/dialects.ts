/** The differences between Athena, which is Trino, and DuckDB. The rest of the queries is the same text for both. */
export type Dialect = {
  readonly name: string;
  /** The text of a JSON value. */
  readonly text: (json: string, path: string) => string;
  /** A JSON list, each of whose elements can be unnested. */
  readonly list: (json: string, path: string) => string;
  /** The day in London of an instant in ISO 8601, as text. */
  readonly londonDay: (instant: string) => string;
  /** Replaces every match of a regular expression. */
  readonly replaceAll: (text: string, pattern: string, by: string) => string;
};

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const athena: Dialect = {
  name: 'Athena',
  text: (json, path) => `json_extract_scalar(${json}, '$.${path}')`,
  list: (json, path) => `CAST(json_extract(${json}, '$.${path}') AS ARRAY(JSON))`,
  londonDay: (instant) => `CAST(date(from_iso8601_timestamp(${instant}) AT TIME ZONE 'Europe/London') AS VARCHAR)`,
  replaceAll: (text, pattern, by) => `regexp_replace(${text}, ${quote(pattern)}, ${quote(by)})`,
};

export const duckdb: Dialect = {
  name: 'DuckDB',
  text: (json, path) => `json_extract_string(${json}, '$.${path}')`,
  list: (json, path) => `CAST(json_extract(${json}, '$.${path}') AS JSON[])`,
  londonDay: (instant) => `CAST(CAST(CAST(${instant} AS TIMESTAMPTZ) AT TIME ZONE 'Europe/London' AS DATE) AS VARCHAR)`,
  replaceAll: (text, pattern, by) => `regexp_replace(${text}, ${quote(pattern)}, ${quote(by)}, 'g')`,
};
