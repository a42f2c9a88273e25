import { DuckDBInstance } from '@duckdb/node-api';
import { Failure } from '../failure.ts';
import { duckdb } from './dialects.ts';
import type { Engine } from './read-report.ts';

/** The name of local files in place of the id that AWS gives an export. */
export const filesId = 'files';

/** The engine on one machine, over files of an export of the table. @throws Failure where it cannot read them */
export const openExport = async (files: string): Promise<Engine & { close: () => void }> => {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const readLines = `CREATE TABLE export_lines AS SELECT json AS line, '${filesId}' AS export_id
    FROM read_json_objects('${files.replaceAll("'", "''")}', format = 'newline_delimited')
    WHERE regexp_matches(json_extract_string(json, '$.Item.pk.S'), '^(RECORD|RESULTS|APPOINTMENT|FEEDBACK|REGISTERS)#')`;
  try {
    await connection.run(readLines);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Failure(`There is no export that can be read at ${files}: ${reason}`);
  }
  return {
    dialect: duckdb,
    run: async (sql) => void (await connection.run(sql)),
    read: async (sql) => {
      const reader = await connection.runAndReadAll(sql);
      return reader.getRows().map(([name, amount]) => [String(name), Number(amount)]);
    },
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};
