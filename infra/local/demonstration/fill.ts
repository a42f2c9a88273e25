import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { createStaffDirectory } from '../../../functions/kernel/identity/directory.ts';
import type { AuditContext } from '../../../functions/kernel/store/audit.ts';
import { connectTable } from '../../../functions/kernel/store/open-table.ts';
import { createContactMessageStore } from '../../../functions/messages/store/contact-messages.ts';
import { handler as countReport } from '../../../functions/report/jobs/count-report.ts';
import { addLateDay } from '../../../functions/tasks/store/late-days.ts';
import { createTaskStore } from '../../../functions/tasks/store/tasks.ts';
import { weekdayOf } from '../../../shared/country/bank-holidays.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { isWorkingDay } from '../../../shared/kernel/working-days.ts';
import type { StaffUser } from '../../../shared/patients/record.ts';
import { demonstrationAccounts } from './accounts.ts';
import { addAppointments } from './add-appointments.ts';
import { addGroups } from './add-groups.ts';
import { type AddedPatient, addPatients } from './add-patients.ts';
import { addPrivacy } from './add-privacy.ts';
import { addResults } from './add-results.ts';
import { addSafety } from './add-safety.ts';
import { addSelfCompletions } from './add-self-completions.ts';
import { createAccount } from './create-account.ts';
import { readData } from './read-data.ts';

const hour = 60 * 60 * 1000;

const auditAt = (time: number, call: string, username: string): AuditContext => ({
  at: new Date(time).toISOString(),
  requestId: randomUUID(),
  username,
  role: 'ROLE_STAFF',
  call,
  written: false,
});

const addMessages = async (username: string) => {
  const messages = createContactMessageStore(connectTable());
  for (const [index, { hoursAgo, message, answer }] of (await readData('messages')).entries()) {
    const sentAt = Date.now() - hoursAgo * hour;
    const { contactId } = await messages.add(message, `demonstration-${index}`, new Date(sentAt));
    if (!answer) continue;
    const by = auditAt(sentAt + hour, 'handleContact', username);
    await messages.handle(contactId, { ...answer, version: 1 }, by, async () => undefined);
  }
};

const addTasks = async (patients: readonly AddedPatient[], workers: ReadonlyMap<string, StaffUser>) => {
  const tasks = createTaskStore(connectTable());
  const idOf = new Map(patients.map(({ name, patientId }) => [name, patientId]));
  for (const [index, { what, kind, for: email, inDays, patient, done }] of (await readData('tasks')).entries()) {
    const owner = workers.get(email);
    if (!owner) throw new Error(`There is no account ${email}`);
    const madeAt = Date.now() - (20 - index) * hour;
    const input = {
      what,
      kind,
      until: addDays(today(), inDays),
      ownerId: owner.id,
      patientId: idOf.get(patient ?? ''),
    };
    const task = await tasks.add(input, owner, `demonstration-task-${index}`, auditAt(madeAt, 'createTask', owner.id));
    const change = { done, version: 1 };
    if (task && done) {
      await tasks.finish(task.taskId, change, auditAt(madeAt + hour, 'finishTask', owner.id), {
        check: async () => {},
        prepare: async () => {},
      });
    }
  }
};

/** How much was late on the working days of the last two months, fewer as they go on. */
const addLateDays = async () => {
  const weeks = 9;
  for (let ago = weeks * 7; ago > 0; ago -= 1) {
    const day = addDays(today(), -ago);
    // It rises a little towards the end of a week.
    if (isWorkingDay(day)) await addLateDay(connectTable(), { day, count: 16 + Math.round(ago / 5) + weekdayOf(day) });
  }
};

/** The staff, by the email of the account. */
const findWorkers = async (): Promise<Map<string, StaffUser>> => {
  const staff = await createStaffDirectory().list();
  return new Map(
    demonstrationAccounts.flatMap(({ email, firstName }) => {
      const person = staff.find((one) => one.firstName === firstName);
      return person ? [[email, person] as const] : [];
    }),
  );
};

/** Fills a new data folder, once; data that is deleted from it afterwards stays deleted. */
export const fillWithDemonstration = async (dataDir: string): Promise<void> => {
  const marker = join(dataDir, 'demonstration-filled');
  if (existsSync(marker)) return;
  const pool = new CognitoIdentityProviderClient({});
  for (const account of demonstrationAccounts) await createAccount(pool, account);
  pool.destroy();
  const workers = await findWorkers();
  const [member] = workers.values();
  if (!member) throw new Error('There is nobody who could have written the notes');
  await addMessages(member.id);
  const patients = await addPatients(connectTable(), member, workers);
  await addResults(patients, member);
  await addTasks(patients, workers);
  await addSafety(patients, [...workers.values()]);
  await addAppointments(patients, workers);
  await addSelfCompletions(patients, member);
  await addGroups(patients, workers);
  await addPrivacy(patients, member);
  await addLateDays();
  // As if the job had run all along: the report is complete when it is first opened.
  await countReport();
  await (await open(marker, 'w')).close();
};
