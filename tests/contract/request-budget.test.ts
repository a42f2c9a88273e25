import { beforeAll, describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/data/open-table.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { measureAccounts } from './budget/accounts.ts';
import { measureDiary, measureGroups } from './budget/diary.ts';
import { measureAnswersAlone, measureIntake } from './budget/intake.ts';
import { openBudget, type Row } from './budget/open-budget.ts';
import { measureOrganisation } from './budget/organisation.ts';
import { measurePlanned } from './budget/planned.ts';
import { measureQuestionnaires } from './budget/questionnaires.ts';
import { measureDocuments, measureNotes } from './budget/record-parts.ts';
import { measureEpisodes, measureRecords } from './budget/records.ts';
import { measureReferrals } from './budget/referrals.ts';
import { measureWork } from './budget/work.ts';
import { otherWrites, reasonsAbove } from './budget-reasons.ts';
import { everyCall } from './every-call.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const { budget, rows, measured } = await openBudget(product, connectTable(), headers);

beforeAll(async () => {
  await measureIntake(budget);
  await measureReferrals(budget);
  await measureRecords(budget);
  await measureEpisodes(budget);
  await measureNotes(budget);
  await measureDocuments(budget);
  await measureQuestionnaires(budget);
  await measureAnswersAlone(budget);
  await measureWork(budget);
  await measureDiary(budget);
  await measureGroups(budget);
  await measureOrganisation(budget);
  await measureAccounts(budget);
  await measurePlanned(budget);
});

const rowOf = (label: string): Row => {
  const row = rows.find((one) => one.call === label);
  if (!row) throw new Error(`${label} was not counted`);
  return row;
};

const listed = (reasons: Readonly<Record<string, string>>) =>
  Object.entries(reasons).map(([label, reason]) => `- **${label}**: ${reason}`);

const labelsOf = (wanted: (row: Row) => boolean) => rows.filter(wanted).map((row) => row.call);

describe('what a call costs', () => {
  it('is what the table in the documentation says', async () => {
    const names = ['call', 'requests', 'steps'] as const;
    const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
    const text = [
      '# What each call asks of the table',
      '',
      'Written by `request-budget.test.ts` from calls through the gateway; run `npx vitest run tests/contract/request-budget.test.ts -u`',
      'when they change. A call of staff has one request for its session in it, and a reading one for the audit log. Steps',
      'are requests that wait for each other. What the user pool or the storage of files is asked is not in it, but the requests of',
      'the functions that the user pool calls are.',
      '',
      line(names),
      line(names.map((_, index) => (index === 0 ? '---' : '---:'))),
      ...rows.map((row) => line(names.map((name) => row[name]))),
      '',
      '## Why a call asks more than three times, or waits more than twice',
      '',
      ...listed(reasonsAbove),
      '',
      '## Which writes are not one transaction after at most one reading, beside that of the session',
      '',
      ...listed(otherWrites),
      '',
      '## How the others keep to it',
      '',
      '- What a call reads by key before it waits for any answer is one request with its session: the record, names, settings.',
      '  Names in its answer, and what a write is conditioned on, are not read twice.',
      '- The entry of the audit log is put as soon as the session is admitted, beside what is read next. It comes last only where',
      '  the handler finds whose record it is: a refusal is another entry.',
      '- What is written is answered from what the transaction stored; nobody reads it again.',
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../functions/data/request-budget.md');
  });

  it('is measured for every call', () => {
    expect(everyCall.map(({ name }) => name).filter((name) => !measured.has(name))).toEqual([]);
  });

  it('is three requests in two steps at the most, or the page says why for that very call', () => {
    expect(Object.keys(reasonsAbove).toSorted()).toEqual(
      labelsOf(({ counted }) => counted.requests > 3 || counted.steps > 2).toSorted(),
    );
  });

  it('is, for a write, one transaction and at most one reading before it, or the page says why for that very write', () => {
    const isOther = ({ writes, isPublic, counted: { requests, readings } }: Row) =>
      writes && (requests - readings > 1 || readings > (isPublic ? 1 : 2));
    expect(Object.keys(otherWrites).toSorted()).toEqual(labelsOf(isOther).toSorted());
  });

  // The first page and its total, the session and the audit log; names for rows are one request and step more.
  it.each(['messages, page 1', 'referrals, page 1', 'patients, page 1'])('%s: two requests side by side', (label) => {
    expect(rowOf(label)).toMatchObject({ requests: 4, steps: 2 });
  });

  it('is at most four requests for a page far down, among a thousand entries of one second', () => {
    expect(rowOf('messages, page 50 of a thousand of one second').requests).toBeLessThanOrEqual(4 + 2);
  });

  it.each(['read a record', 'timeline', 'search by name, page 1', 'feedback totals', 'organisation data'])(
    '%s: session and data side by side, then the audit log',
    (label) => {
      expect(rowOf(label)).toMatchObject({ requests: 3, steps: 2 });
    },
  );

  it.each(['read a message', 'read a draft'])('%s: session and data in one request, then the audit log', (label) => {
    expect(rowOf(label)).toMatchObject({ requests: 2, steps: 2 });
  });

  it.each([
    ['overdue, page 1', 6],
    ['without baseline, page 1', 5],
    ['my tasks', 5],
  ] as const)('%s: the names of its rows beside the audit log', (label, requests) => {
    expect(rowOf(label)).toMatchObject({ requests, steps: 2 });
  });

  it.each([
    'create a case note',
    'create a patient',
    'create an external referral',
    'save feedback',
    'amend a case note',
    'delete a message',
    'progress of an external referral',
  ])('%s: the session and what it is about in one request, then one transaction', (label) => {
    expect(rowOf(label)).toMatchObject({ requests: 2, steps: 2 });
  });

  it('saves a PHQ-9 by what was read at one moment, beside the session', () => {
    expect(rowOf('save a PHQ-9')).toMatchObject({ requests: 3, steps: 2 });
  });
});
