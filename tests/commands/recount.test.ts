import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { isCounter } from '../../functions/erasure/stored/item-kinds.ts';
import { readTotal } from '../../functions/kernel/store/read-counted-list.ts';
import { messageList } from '../../functions/messages/store/contact-message-items.ts';
import { createContactMessageStore } from '../../functions/messages/store/contact-messages.ts';
import { createFeedbackStore } from '../../functions/questionnaires/store/feedback.ts';
import { readMonthTotals } from '../../functions/report/store/org-totals.ts';
import { contactMessageInput } from '../../shared/messages/contact-message.ts';
import { feedbackStatements } from '../../shared/questionnaires/feedback.ts';
import { samples } from '../platform/samples.ts';
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

it('a table that lost its counters counts all of it again after one repair, and nothing twice', async () => {
  const [patientId, months] = [await addPatient(), ['2025-03', '2025-11', '2026-01']];
  for (const month of months) {
    await messages.add(words, randomUUID(), new Date(`${month}-14T10:00:00.000Z`));
    await saveResult(table, patientId, { day: `${month}-14`, score: 1 });
  }
  const answers = feedbackStatements.map((_, question) => ({ question, score: 3, tests: 1 as const }));
  await feedback.add(answers, randomUUID(), makeAuditContext('saveFeedback'));
  const totals = async () => ({
    messages: await readTotal(table, messageList),
    means: await readMonthTotals(table),
    feedback: await feedback.readTotals(),
  });
  const right = await totals();
  expect(right).toMatchObject({ messages: 3, means: { length: 3 } });

  for (const { pk, sk } of (await readEverything(table)).filter(isCounter)) {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
  }
  expect(await totals()).toMatchObject({ messages: 0, means: [] });
  expect((await run()).code).toBe(1);
  expect((await run('--repair')).code).toBe(0);
  expect(await totals()).toEqual(right);
  expect(await run()).toMatchObject({ code: 0, text: expect.stringContaining(' 0 wrong') });
});
