import { DuckDBInstance } from '@duckdb/node-api';
import type { Figures } from '../../shared/report/events.ts';
import { duckdb } from './dialects.ts';
import { type Asked, reportSql } from './report-sql.ts';

/** The figures of the report from files of an export of the table, by the engine that runs on one machine. */
export const openExport = async (files: string) => {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(
    `CREATE TABLE export_lines AS SELECT json AS line FROM read_json_objects('${files.replaceAll("'", "''")}', format = 'newline_delimited')
    WHERE regexp_matches(json_extract_string(json, '$.Item.pk.S'), '^(RECORD|RESULTS|APPOINTMENT|FEEDBACK|REGISTERS)#')`,
  );
  return {
    read: async (asked: Asked): Promise<Figures> => {
      const reader = await connection.runAndReadAll(reportSql(duckdb, asked));
      return Object.fromEntries(reader.getRows().map(([name, amount]) => [String(name), Number(amount)]));
    },
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};
