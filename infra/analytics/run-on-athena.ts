import { setTimeout } from 'node:timers/promises';
import {
  AthenaClient,
  GetQueryExecutionCommand,
  paginateGetQueryResults,
  StartQueryExecutionCommand,
} from '@aws-sdk/client-athena';
import { Failure } from '../failure.ts';
import { athena } from './dialects.ts';
import type { Engine } from './read-report.ts';

type Where = { region: string; workgroup: string; database: string };

const lookEvery = 1000;

/** Athena, in the workgroup that sets where results go and how much one query may read. */
export const openAthena = ({ region, workgroup, database }: Where): Engine => {
  const client = new AthenaClient({ region });

  const waitFor = async (QueryExecutionId: string): Promise<void> => {
    for (;;) {
      const { QueryExecution } = await client.send(new GetQueryExecutionCommand({ QueryExecutionId }));
      const { State, StateChangeReason } = QueryExecution?.Status ?? {};
      if (State === 'SUCCEEDED') return;
      if (State === 'FAILED' || State === 'CANCELLED') {
        throw new Failure(
          `Athena ended query ${QueryExecutionId} as ${State}: ${StateChangeReason ?? 'no reason given'}`,
        );
      }
      await setTimeout(lookEvery);
    }
  };

  const start = async (sql: string): Promise<string> => {
    const { QueryExecutionId } = await client.send(
      new StartQueryExecutionCommand({
        QueryString: sql,
        WorkGroup: workgroup,
        QueryExecutionContext: { Database: database },
      }),
    );
    if (!QueryExecutionId) throw new Error('Athena named no query');
    await waitFor(QueryExecutionId);
    return QueryExecutionId;
  };

  return {
    dialect: athena,
    run: async (sql) => void (await start(sql)),
    read: async (sql) => {
      const QueryExecutionId = await start(sql);
      const rows: [string, number][] = [];
      for await (const { ResultSet } of paginateGetQueryResults({ client }, { QueryExecutionId })) {
        for (const { Data = [] } of ResultSet?.Rows ?? []) {
          const [name, amount] = Data.map(({ VarCharValue = '' }) => VarCharValue);
          rows.push([name ?? '', Number(amount)]);
        }
      }
      // The first row has the names of the columns.
      return rows.slice(1);
    },
  };
};
