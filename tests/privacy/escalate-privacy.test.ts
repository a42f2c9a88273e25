import { expect, it } from 'vitest';
import { escalateWork } from '../../functions/tasks/jobs/escalate-work.ts';
import { actAs } from '../../infra/local/guard/acting-as.ts';
import { addMonths } from '../../shared/kernel/calendar.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { today } from '../../shared/kernel/today.ts';
import { addWorkingDays, workingDayBefore, workingDayFrom } from '../../shared/kernel/working-days.ts';
import { privacyCalls } from '../../shared/privacy/calls.ts';
import { settingsCalls } from '../../shared/settings/calls.ts';
import { weekdays } from '../../shared/settings/rota.ts';
import { samples } from '../platform/samples.ts';
import { ask } from '../support/ask.ts';
import { addColleague } from '../support/colleagues.ts';
import { startTestProduct } from '../support/test-product.ts';

const product = await startTestProduct();
const [admin, lead] = [await addColleague(product, 'ROLE_ADMIN'), await addColleague(product)];
const adminMobile = '+447700900601';

const done = async (call: Call, body: object) => {
  const { status, text } = await ask(product.url, call, { body, headers: admin.headers });
  expect(status, text).toBeLessThan(300);
};

/** The numbers that are texted in the morning of a day. */
const run = async (day: string) => {
  const isAboutWork = ({ text }: { text: string }) => text.includes('due or late');
  const before = product.outbox.list().filter(isAboutWork).length;
  await actAs('escalateWork', () => escalateWork(Date.parse(`${day}T09:00:00Z`)));
  const texts = product.outbox.list().filter(isAboutWork);
  return texts.slice(0, texts.length - before).map(({ to }) => to);
};

it('a privacy request is texted to the admins the working day before it is due and on it, and to no duty lead', async () => {
  const weekly = Object.fromEntries(weekdays.map((day) => [day, lead.id]));
  const rota = { weekly, dates: [] };
  await done(settingsCalls.saveSettings, {
    staffMayAssignThemselves: false,
    recordAccess: 'services',
    rota,
    version: 0,
  });
  const receivedOn = today();
  await done(privacyCalls.addPrivacyRequest, { ...samples.privacy.addPrivacyRequest.body, receivedOn });
  const due = workingDayFrom(addMonths(receivedOn, 1));
  expect(await run(workingDayBefore(due))).toEqual([adminMobile]);
  expect(await run(due)).toEqual([adminMobile]);
  expect(await run(addWorkingDays(due, 1))).toEqual([]);
});
