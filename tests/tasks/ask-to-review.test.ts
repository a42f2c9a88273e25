import { expect, it } from 'vitest';
import { connectTable } from '../../functions/kernel/store/open-table.ts';
import { createContactMessageStore } from '../../functions/messages/store/contact-messages.ts';
import { escalateWork } from '../../functions/tasks/jobs/escalate-work.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { today } from '../../shared/kernel/today.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { addWorkingDays } from '../../shared/kernel/working-days.ts';
import { contactMessageInput } from '../../shared/messages/contact-message.ts';
import { taskCalls } from '../../shared/tasks/calls.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const headers = await signInStaff(product, 'ROLE_ADMIN');
const beginDay = (day: string) => actAs('escalateWork', () => escalateWork(Date.parse(`${day}T09:00:00Z`)));
const reviews = async () => {
  const { body } = await ask(product.url, taskCalls.listTasks, {
    params: { owner: 'me', state: 'open', page: '1' },
    headers,
  });
  return onlyReadable(taskCalls.listTasks.replies[200].parse(body).content).filter(
    ({ source }) => source === 'retention',
  );
};

it('an administrator gets one task a month to review what is stored for longer than its time, and none where nothing is', async () => {
  const first = addWorkingDays(today(), 1);
  await beginDay(first);
  expect(await reviews()).toEqual([]);
  const words = contactMessageInput.parse(samples.intake.sendContactMessage.body);
  const old = new Date(addDays(today(), -400));
  await createContactMessageStore(connectTable()).add(words, 'an old message', old);
  const month = `${addDays(first, 40).slice(0, 7)}-01`;
  const days = [1, 2, 3].map((days) => addWorkingDays(month, days));
  for (const day of days) await beginDay(day);
  expect(await reviews()).toEqual([
    expect.objectContaining({
      what: expect.stringContaining('1 message or record'),
      until: addWorkingDays(days[0] ?? '', 10),
    }),
  ]);
});
