import { useRef, useState } from 'react';
import type { LikelyMatch } from '../../../../shared/patients/likely-duplicate.ts';
import { transferCalls } from '../../../../shared/transfer/calls.ts';
import { type Problem, rowsAtOnce } from '../../../../shared/transfer/column.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import { findDoubles, type MappedFile } from './import-file.ts';

export type RowState = {
  row: number;
  outcome: 'ready' | 'stored' | 'duplicate' | 'wrong';
  problems: Problem[];
  likely: LikelyMatch[];
  /** An earlier row of the file that seems to be the same person. */
  sameAs?: number | undefined;
};

export type Step = 'new' | 'checking' | 'checked' | 'storing' | 'stopped' | 'done';

/** Checks and stores the rows of a file, some at a time; it can be stopped, and continues where it ended. */
export const useImport = (file: MappedFile) => {
  const [step, setStep] = useState<Step>('new');
  const [rows, setRows] = useState<ReadonlyMap<number, RowState>>(new Map());
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState(0);
  const [error, setError] = useState<string>();
  const isStopped = useRef(false);
  const { importId, kind, fileName, sent } = file;
  const { headings } = sent;
  const params = { kind, importId };
  const doubles = findDoubles(file);

  const sendAll = async (
    numbers: readonly number[],
    sendSome: (some: { row: number; cells: string[] }[]) => Promise<RowState[]>,
  ): Promise<boolean> => {
    isStopped.current = false;
    setError(undefined);
    setDone(0);
    for (let from = 0; from < numbers.length; from += rowsAtOnce) {
      if (isStopped.current) return false;
      const some = numbers.slice(from, from + rowsAtOnce);
      const came = await sendSome(some.map((row) => ({ row, cells: sent.rows[row - 1] ?? [] })));
      setRows((before) => new Map([...before, ...came.map((one) => [one.row, one] as const)]));
      setDone(from + some.length);
    }
    return true;
  };

  const run = async (during: Step, after: Step, stopped: Step, work: () => Promise<boolean>): Promise<void> => {
    setStep(during);
    try {
      setStep((await work()) ? after : stopped);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Something went wrong. Please try again.');
      setStep(stopped);
    }
  };

  const check = () =>
    run('checking', 'checked', 'new', () =>
      sendAll(
        file.rows.map((_, at) => at + 1),
        async (some) => {
          const { rows: checked } = await fetchBody(transferCalls.checkRows, {
            params,
            body: { headings, rows: some },
          });
          return checked.map((one) => {
            const sameAs = doubles.get(one.row);
            const isDouble = one.outcome === 'ready' && sameAs !== undefined;
            return { ...one, sameAs, ...(isDouble && { outcome: 'duplicate' as const }) };
          });
        },
      ),
    );

  const isWanted = ({ row, outcome }: RowState) => outcome === 'ready' || (outcome === 'duplicate' && chosen.has(row));
  const wanted = [...rows.values()].filter(isWanted).map(({ row }) => row);

  const store = () =>
    run('storing', 'done', 'stopped', async () => {
      const all = await sendAll(wanted, async (some) => {
        const body = { fileName, total: file.rows.length, headings, rows: some };
        const { rows: stored } = await fetchBody(transferCalls.storeRows, { params, body });
        return stored.map((one) => ({ ...one, likely: [] }));
      });
      void refreshed();
      return all;
    });

  return {
    step,
    rows: [...rows.values()].toSorted((one, other) => one.row - other.row),
    /** The number of rows, and of those that are done. */
    done,
    wanted,
    chosen,
    choose: (some: readonly number[], isChosen: boolean) =>
      setChosen((before) => new Set([...before, ...some].filter((row) => isChosen || !some.includes(row)))),
    error,
    check,
    store,
    stop: () => {
      isStopped.current = true;
    },
  };
};
