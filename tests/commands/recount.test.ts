import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { findKind } from '../../functions/data/catalogue.ts';
import { messageList, waitingList } from '../../functions/data/contact-message-items.ts';
import { createContactMessageStore } from '../../functions/data/contact-messages.ts';
import { addToList, listPartition, removeFromList } from '../../functions/data/counted-list.ts';
import { createFeedbackStore, formerFeedbackTotalsEntity } from '../../functions/data/questionnaires/feedback.ts';
import { monthTotalEntity, readMonthTotals } from '../../functions/data/questionnaires/org-totals.ts';
import { resultList } from '../../functions/data/questionnaires/result-items.ts';
import { readPage, readTotal } from '../../functions/data/read-counted-list.ts';
import { formerCountPartition } from '../../functions/data/recounted-list.ts';
import { commit } from '../../functions/data/write.ts';
import { contactMessageInput } from '../../shared/api/contact-message.ts';
import { feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import { samples } from '../contract/samples.ts';
import { makeAuditContext } from '../support/audit-context.ts';
import { addPatient } from '../support/patients.ts';
import { readEverything } from '../support/read-everything.ts';
import { saveResult } from '../support/results.ts';
import { startTestTable } from '../support/test-table.ts';

const table = await startTestTable();
const messages = createContactMessageStore(table);
const feedback = createFeedbackStore(table);
const words = contactMessageInput.parse(samples.intake.sendContactMessage.body);
const run = async (...args: string[]) =>
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('../../infra/commands/recount/run.ts', import.meta.url)),
    ...['--table', table.name, ...args],
  ]).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  );

it('a table whose counters had no shards counts all of it again after one repair, and nothing twice', async () => {
  const [patientId, months] = [await addPatient(), ['2025-03', '2025-11', '2026-01']];
  for (const month of months) {
    await messages.add(words, randomUUID(), new Date(`${month}-14T10:00:00.000Z`));
    await saveResult(table, patientId, { day: `${month}-14`, score: 1 });
  }
  const answers = feedbackStatements.map((_, question) => ({ question, score: 3, tests: 1 as const }));
  await feedback.add(answers, randomUUID(), makeAuditContext('saveFeedback'));
  const totals = async () => ({
    messages: await readTotal(table, messageList),
    results: await readTotal(table, resultList(patientId)),
    means: await readMonthTotals(table),
    feedback: await feedback.readTotals(),
  });
  const right = await totals();
  expect(right).toMatchObject({ messages: 3, results: 3 });

  // As a former version stored it: a number for each month, one mean for each, and all feedback in one item.
  const counters = (await readEverything(table)).filter((item) => findKind(item)?.counterOf(item) === 'present');
  for (const { pk, sk } of counters) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
  }
  const former = [
    ...[messageList, resultList(patientId)].flatMap((list) =>
      months.map((month) => ({ pk: formerCountPartition(list), sk: `07#${month}`, entries: 1 })),
    ),
    ...months.map((yearMonth) => ({
      ...monthTotalEntity.key({ type: 'gad', yearMonth }),
      ...{ type: 'gad', yearMonth, total: 7, tests: 1 },
    })),
    {
      ...formerFeedbackTotalsEntity.key(undefined),
      tests: 1,
      ...Object.fromEntries(answers.map(({ question }) => [`sum${question}`, 3])),
    },
  ];
  for (const Item of former) await table.client.send(new PutCommand({ TableName: table.name, Item }));
  expect(await totals()).toEqual({ ...right, messages: 0, results: 0 });

  expect(await run()).toMatchObject({ code: 1, text: expect.stringContaining(`${former.length} of a former kind`) });
  expect(await run('--repair')).toMatchObject({
    code: 0,
    text: expect.stringContaining(`${former.length} of a former kind removed`),
  });
  expect(await totals()).toEqual(right);
  expect(await run()).toMatchObject({ code: 0, text: expect.stringContaining('0 wrong, 0 of a former kind') });
});

it('a list that was divided by month first has the same total at once, and every page after one repair', async () => {
  const former = {
    ...waitingList,
    levels: [
      { item: 4, child: 7 },
      { item: 10, child: 13 },
      { item: 16, child: 19 },
    ],
  };
  const before = await readTotal(table, waitingList);
  const sorts = Array.from({ length: 100 }, (_, n) => `${new Date(Date.UTC(2026, 0, 1 - n * 9)).toISOString()}#${n}`);
  for (const sort of sorts) await commit(table, addToList(former, { sort, row: {} }));
  await commit(table, addToList(waitingList, { sort: '2026-02-02T10:00:00.000Z#late', row: {} }));
  await commit(table, removeFromList(waitingList, sorts[50] ?? ''));
  expect(await readTotal(table, waitingList)).toBe(before + 100);

  expect((await run('--repair')).code).toBe(0);
  expect((await run()).text).toContain('0 wrong, 0 of a former kind');
  const left = (await readEverything(table)).flatMap(({ pk, sk }) => (pk === listPartition(waitingList) ? sk : []));
  const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((page) =>
    readPage(table, waitingList, { page, size: 10 }, ({ sk }) => String(sk)),
  );
  const found = await Promise.all(pages);
  expect(found.flatMap(({ content }) => content)).toEqual(left.toSorted().toReversed());
  expect(found.at(-1)?.totalElements).toBe(before + 100);
});
