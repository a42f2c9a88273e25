import { loadPublished } from '../../../functions/kernel/site/load-published.ts';
import type { Table } from '../../../functions/kernel/store/open-table.ts';
import type { Product } from '../../../infra/local/product.ts';
import { countRequests, type Requests } from '../../support/count-requests.ts';
import { addPatient } from '../../support/patients.ts';
import { saveResult } from '../../support/results.ts';
import { type CallByName, openCalls, type Sent } from '../call-by-name.ts';
import { everyCall } from '../every-call.ts';

type Worded = 'requests' | 'steps';
type Row = { call: string; counted: Requests; writes: boolean; isPublic: boolean } & {
  [Figure in Worded]: number | string;
} & Omit<Requests, Worded>;

/** Calls that look for something by a body. */
const lookUps = ['findLikelyPatients', 'findUsers', 'checkRows', 'readReferralStatus'];

const named = (name: string) => {
  const found = everyCall.find((one) => one.name === name);
  if (!found) throw new Error(`There is no call ${name}`);
  const { method, permission } = found.call;
  return { writes: method !== 'GET' && !lookUps.includes(name), isPublic: permission === 'public' };
};

/** What the measurements of all areas share. */
export type Budget = {
  product: Product;
  table: Table;
  call: CallByName;
  /** The headers, and the account, of the admin who calls. */
  headers: Record<string, string>;
  memberId: string;
  /** A patient with three GAD-7s. */
  patientId: string;
  /** Measures a call under a label; `words` stand in the table in place of a number that varies. */
  measure: (
    label: string,
    name: string,
    make?: () => Promise<Sent> | Sent,
    words?: Partial<Pick<Row, Worded>>,
  ) => Promise<void>;
};

/** The measurements of a product: their rows, and the calls that have one. */
export const openBudget = async (product: Product, table: Table, headers: Record<string, string>) => {
  const call = openCalls(product, headers);
  const measured = new Set<string>();
  const rows: Row[] = [];

  /**
   * One run before, so that loading and the session are not counted. Requests side by side are counted as steps where one of
   * them happens to be answered before another is sent; of some runs of a reading, the one with the fewest has no such chance.
   */
  const measure: Budget['measure'] = async (label, name, make = () => ({}), words = {}) => {
    measured.add(name);
    await call(name, await make());
    // The use of a session is written once a minute, and the facts are read twice: now, and not while something is counted.
    await call('extendSession');
    await loadPublished();
    const counted: Requests[] = [];
    for (let run = 0; run < (named(name).writes ? 1 : 5); run += 1) {
      const sent = await make();
      counted.push(await countRequests(() => call(name, sent)));
    }
    const [fewest] = counted.toSorted((one, other) => one.steps - other.steps || one.requests - other.requests);
    if (fewest) rows.push({ call: label, counted: fewest, ...named(name), ...fewest, ...words });
  };

  const patientId = await addPatient('Halima', 'Warsame');
  for (const day of ['2026-01-05', '2026-01-06', '2026-02-07']) await saveResult(table, patientId, { day });
  const [member] = (await call('listStaff')) as unknown as [{ id: string }];
  const budget: Budget = { product, table, call, headers, memberId: member.id, patientId, measure };
  return { budget, rows, measured };
};
