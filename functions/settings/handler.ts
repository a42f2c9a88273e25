import { missing } from '../../shared/kernel/missing.ts';
import { today } from '../../shared/kernel/today.ts';
import { settingsCalls } from '../../shared/settings/calls.ts';
import type { OrganisationSettings } from '../../shared/settings/organisation-settings.ts';
import { dutyLeadOn, type Rota, weekdays } from '../../shared/settings/rota.ts';
import type { Away } from '../../shared/tasks/cover.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflictWith, notFound } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import type { StaffDirectory } from '../kernel/identity/directory.ts';
import { readAbsences } from '../tasks/store/absences.ts';
import { createSettingsStore } from './store/settings.ts';
import { createStaffLanguageStore } from './store/staff-languages.ts';

const changedMeanwhile =
  'Somebody else has changed the settings since you opened them. Nothing you chose is lost: please look at theirs and save again.';
const notStaff = 'Please choose somebody who works here now.';

const findStrangers = ({ weekly, dates }: Rota, staffIds: ReadonlySet<string>): string[] => [
  ...weekdays.filter((day) => weekly[day] && !staffIds.has(weekly[day])).map((day) => `rota.weekly.${day}`),
  ...dates.flatMap(({ userId }, index) => (staffIds.has(userId) ? [] : `rota.dates.${index}.userId`)),
];

type DutyLeads = { absences: readonly Away[]; staff: Pick<StaffDirectory, 'name'> };

const withDutyLead = async (settings: OrganisationSettings, { absences, staff }: DutyLeads) => {
  const id = dutyLeadOn(settings.rota, today(), absences);
  return id === undefined ? settings : { ...settings, dutyLead: (await staff.name([id])).get(id) };
};

const makeDependencies = withStaff((table) => ({
  settings: createSettingsStore(table),
  languages: createStaffLanguageStore(table),
}));

const handlers: Handlers<typeof settingsCalls, ReturnType<typeof makeDependencies>> = {
  readSettings: async (_, { settings, staff, table }) => {
    const [stored, absences] = await Promise.all([settings.read(), readAbsences(table)]);
    return { status: 200, body: await withDutyLead(stored, { absences, staff }) };
  },
  saveSettings: async ({ body, auditContext }, { settings, staff, table }) => {
    // The settings are in one request with the session: of what is not sent, they say how it stays.
    const [people, absences] = await Promise.all([staff.list(), readAbsences(table), settings.read()]);
    const staffIds = new Set(people.map(({ id }) => id));
    const errors = findStrangers(body.rota, staffIds).map((path) => ({ path, message: notStaff }));
    if (errors.length > 0) return { status: 400, body: { status: 400, message: notStaff, errors } };
    const saved = await settings.save(body, auditContext);
    const shown = await withDutyLead(saved.settings, { absences, staff });
    if (saved.outcome === 'done') return { status: 200, body: shown };
    return conflictWith(changedMeanwhile, shown);
  },
  listStaffLanguages: async (_, { languages }) => ({ status: 200, body: { content: await languages.list() } }),
  saveOwnLanguages: async ({ body, caller, auditContext }, { languages }) => ({
    status: 200,
    body: await languages.save(caller.username, body.languages, auditContext),
  }),
  saveLanguagesOf: async ({ params: { accountId }, body, auditContext }, { languages, staff }) => {
    const works = (await staff.list()).some(({ id }) => id === accountId);
    if (!works) return notFound(missing.account);
    return { status: 200, body: await languages.save(accountId, body.languages, auditContext) };
  },
};

export const handler = serve(settingsCalls, handlers, makeDependencies);
