import { type Rota, weekdays } from '../../shared/settings/rota.ts';
import { conflict } from '../kernel/http/outcome.ts';
import type { SettingsHandlers } from './dependencies.ts';
import { withDutyLead } from './present.ts';

const changedMeanwhile =
  'Somebody else has changed the settings since you opened them. Nothing you chose is lost: please look at theirs and save again.';
const notStaff = 'Please choose somebody who works here now.';

const findStrangers = ({ weekly, dates }: Rota, staffIds: ReadonlySet<string>): string[] => [
  ...weekdays.filter((day) => weekly[day] && !staffIds.has(weekly[day])).map((day) => `rota.weekly.${day}`),
  ...dates.flatMap(({ userId }, index) => (staffIds.has(userId) ? [] : `rota.dates.${index}.userId`)),
];

export const saveSettings: SettingsHandlers['saveSettings'] = async ({ body, auditContext }, dependencies) => {
  // The settings are in one request with the session: of what is not sent, they say how it stays.
  const [staff] = await Promise.all([dependencies.staff.list(), dependencies.settings.read()]);
  const staffIds = new Set(staff.map(({ id }) => id));
  const errors = findStrangers(body.rota, staffIds).map((path) => ({ path, message: notStaff }));
  if (errors.length > 0) return { status: 400, body: { status: 400, message: notStaff, errors } };
  const saved = await dependencies.settings.save(body, auditContext);
  const shown = await withDutyLead(saved.settings, dependencies);
  if (saved.outcome === 'done') return { status: 200, body: shown };
  return { status: 409, body: { ...conflict(changedMeanwhile).body, current: shown } };
};
