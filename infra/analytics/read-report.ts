import { randomUUID } from 'node:crypto';
import type { Figures } from '../../shared/report/events.ts';
import type { Dialect } from './dialects.ts';
import { type Asked, figuresSql, tableStatements } from './report-sql.ts';

/** What runs the queries: Athena, or an engine on this machine. */
export type Engine = {
  readonly dialect: Dialect;
  /** Runs a statement to its end. @throws Failure with the reason of the engine */
  run(sql: string): Promise<void>;
  /** All rows of a query of two columns, a name and a number. */
  read(sql: string): Promise<[name: string, amount: number][]>;
};

/**
 * Makes the tables of the report from an export, and takes them away when the work with them has ended, also where it
 * failed: what lies behind them expires, and a table without it would answer that there was nobody.
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
    // What went wrong first is what the person is told.
    await Promise.allSettled([takeAway()]);
    throw error;
  });
  await takeAway();
  return result;
};
