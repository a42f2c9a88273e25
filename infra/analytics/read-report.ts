import { randomUUID } from 'node:crypto';
import type { Figures } from '../../shared/report/events.ts';
import type { Dialect } from './dialects.ts';
import { type Asked, figuresSql, tableStatements } from './report-sql.ts';

/** The engine of the queries: Athena, or one on this machine. */
export type Engine = {
  readonly dialect: Dialect;
  /** Runs a statement to its end. @throws Failure with the engine's reason */
  run(sql: string): Promise<void>;
  /** All rows of a query of two columns, a name and a number. */
  read(sql: string): Promise<[name: string, amount: number][]>;
};

/**
 * Makes the tables of the report from an export, and deletes them after use, also on failure: their files expire, and
 * a table without files would answer that there was nobody.
 */
export const withReport = async <Result>(
  engine: Engine,
  exportId: string,
  work: (read: (asked: Asked) => Promise<Figures>) => Promise<Result>,
): Promise<Result> => {
  const run = { exportId, id: randomUUID().replaceAll('-', '') };
  const { create, drop } = tableStatements(engine.dialect, run);
  const takeAway = async () => {
    for (const statement of drop) await engine.run(statement);
  };
  const made = async () => {
    for (const statement of create) await engine.run(statement);
    return await work(async (asked) => Object.fromEntries(await engine.read(figuresSql(asked, run))));
  };
  const result = await made().catch(async (error: unknown) => {
    // The first error is the one that the person is told.
    await Promise.allSettled([takeAway()]);
    throw error;
  });
  await takeAway();
  return result;
};
