import { beforeAll, describe, expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';
import { measureAccounts } from './budget/accounts.ts';
import { measureDiary, measureGroups } from './budget/diary.ts';
import { measureAnswersAlone, measureIntake } from './budget/intake.ts';
import { openBudget } from './budget/open-budget.ts';
import { measureOrganisation } from './budget/organisation.ts';
import { measurePlanned } from './budget/planned.ts';
import { measurePrivacy } from './budget/privacy.ts';
import { measureQuestionnaires } from './budget/questionnaires.ts';
import { measureDocuments, measureNotes } from './budget/record-parts.ts';
import { measureEpisodes, measureRecords } from './budget/records.ts';
import { measureReferrals } from './budget/referrals.ts';
import { measureWork } from './budget/work.ts';
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
  await measurePrivacy(budget);
  await measureOrganisation(budget);
  await measureAccounts(budget);
  await measurePlanned(budget);
  // As long as it takes: a loaded machine is no failure.
}, 0);

describe('what a call costs', () => {
  it('is what the table in the documentation says', async () => {
    const names = ['call', 'requests', 'steps'] as const;
    const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
    const text = [
      '# What each call asks of the table',
      '',
      'Written by `request-budget.test.ts` from calls through the gateway; run `npm run accept`',
      'when they change. A call of staff has one request for its session in it, and a reading one for the audit log. Steps',
      'are requests that wait for each other. What the user pool or the storage of files is asked is not in it, but the requests of',
      'the functions that the user pool calls are. The facts of the organisation, which a function reads twice a minute, are not in it.',
      '',
      line(names),
      line(names.map((_, index) => (index === 0 ? '---' : '---:'))),
      ...rows.map((row) => line(names.map((name) => row[name]))),
      '',
      '## What keeps them few',
      '',
      '- What a call reads by key before it waits for any answer is one request with its session: the record, names, settings.',
      '  Names in its answer, and what a write is conditioned on, are not read twice.',
      '- The entry of the audit log is put as soon as the session is admitted, beside what is read next. It comes last only where',
      '  the handler finds whose record it is: a refusal is another entry.',
      '- What is written is answered from what the transaction stored; nobody reads it again.',
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../functions/request-budget.md');
  });

  it('is measured for every call', () => {
    expect(everyCall.map(({ name }) => name).filter((name) => !measured.has(name))).toEqual([]);
  });
});
