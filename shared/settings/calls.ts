import * as z from 'zod';
import { appointmentMinutes, roomId } from '../appointments/appointment.ts';
import { missedSteps } from '../appointments/missed.ts';
import { defineCall } from '../kernel/call.ts';
import { dayText } from '../kernel/day-text.ts';
import { problem } from '../kernel/problem.ts';
import { accountIdText, oneOf, optionalText, singleLine } from '../kernel/text.ts';
import { mostServices, serviceIdText } from '../organisation/service-id-text.ts';
import { staffUser } from '../patients/record.ts';
import { recordAccessRules } from '../patients/record-access.ts';
import { escalationSteps } from '../tasks/escalation.ts';
import { type LateKind, lateKinds } from '../tasks/late.ts';
import { feedContents, organisationSettings } from './organisation-settings.ts';
import { findOverlap, type Weekday, weekdays } from './rota.ts';
import { staffLanguageCalls } from './staff-languages.ts';

const choosePerson = 'Please choose who is duty lead.';

const dates = z
  .strictObject({
    from: dayText('Please give the first day as day, month and year.'),
    to: dayText('Please give the last day as day, month and year.'),
    userId: accountIdText(choosePerson),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'Please give a last day that is not before the first.',
  });

const mostDates = 60;
const tooManyDates = `A rota can have ${mostDates} changes of its weekdays. Please remove those that are over.`;
const overlap =
  'Some of these days are in an earlier line already. A day has one duty lead: please correct one of the lines.';

const weekly = z.strictObject(
  Object.fromEntries(weekdays.map((name) => [name, optionalText(accountIdText(choosePerson))])) as unknown as Record<
    Weekday,
    z.ZodOptional<z.ZodType<string | undefined, string>>
  >,
);

const rotaInput = z.strictObject({
  /** The duty lead of each weekday; a day that is left out has none. */
  weekly,
  /** Who is in their place on some dates. */
  dates: z
    .array(dates)
    .max(mostDates, tooManyDates)
    .check(({ value, issues }) => {
      const index = findOverlap(value);
      if (index >= 0) issues.push({ code: 'custom', message: overlap, input: value, path: [index, 'from'] });
    }),
});

const mostRooms = 60;

export const roomInput = z.strictObject({
  /** Made by whoever adds the room; it stays when the room is renamed. */
  id: roomId,
  name: singleLine(60, 'Please write what the room is called.'),
  /** Blank where there is one site only. */
  site: singleLine(60),
});

const appointmentSettingsInput = z.strictObject({
  /** The default length of an appointment, in minutes. */
  minutes: appointmentMinutes,
  feed: oneOf(feedContents, 'Please say what calendar programs show.'),
  rooms: z
    .array(roomInput)
    .max(mostRooms, `There can be ${mostRooms} rooms.`)
    .check(({ value, issues }) => {
      const nameOf = ({ name, site }: { name: string; site: string }) => `${site} ${name}`.toLocaleLowerCase();
      const index = value.findIndex((one, n) =>
        value.slice(0, n).some((other) => other.id === one.id || nameOf(other) === nameOf(one)),
      );
      const message = 'There is a room of that name already.';
      if (index >= 0) issues.push({ code: 'custom', message, input: value, path: [index, 'name'] });
    }),
});

const chooseStep = 'Please choose the steps of each service from the list.';

const chosenSteps = z.array(oneOf(missedSteps, chooseStep), chooseStep).max(missedSteps.length, chooseStep);

/** The steps after missed sessions of each service; one that is left out takes all. */
const missedInput = z
  .array(z.strictObject({ service: serviceIdText(chooseStep), steps: chosenSteps }))
  .max(mostServices, chooseStep);

const step = oneOf(escalationSteps, 'Please choose when somebody is told.');

/** When staff are told of work that is due; a kind that is left out has the usual steps. */
const lateInput = z.strictObject(
  Object.fromEntries(
    lateKinds.map((kind) => [kind, z.strictObject({ owner: step, lead: step }).optional()]),
  ) as unknown as Record<LateKind, z.ZodOptional<z.ZodObject<Record<'owner' | 'lead', typeof step>, z.core.$strict>>>,
);

const wrongMonths = 'Please give a number of months, from 1 to 240.';

/** The organisation's settings in the staff area. */
export const settingsInput = z.strictObject({
  /** Whether members of staff may take on patients themselves, beside admins who assign them. */
  staffMayAssignThemselves: z.boolean('Please say whether staff may assign themselves.'),
  rota: rotaInput,
  /** Unchanged if left out. */
  sessions: appointmentSettingsInput.optional(),
  recordAccess: oneOf(recordAccessRules, 'Please say who may open a record.').optional(),
  missed: missedInput.optional(),
  late: lateInput.optional(),
  unusedReferralMonths: z.int(wrongMonths).min(1, wrongMonths).max(240, wrongMonths).optional(),
  /** The version that was read; 0 before the first save. */
  version: z.int('Please say which version of the settings you have changed.').min(0),
});
export type SettingsInput = z.output<typeof settingsInput>;

const shownSettings = organisationSettings.extend({
  /** Who is duty lead today. */
  dutyLead: staffUser.optional(),
});

/** The organisation's settings, and the languages spoken in it. */
export const settingsCalls = {
  ...staffLanguageCalls,
  /** For every screen; it is about nobody's record. */
  readSettings: defineCall('GET /api/settings', {
    permission: 'mayUseStaffArea',
    audit: 'none',
    replies: { 200: shownSettings },
  }),
  saveSettings: defineCall('POST /api/settings', {
    permission: 'mayChangeSettings',
    body: settingsInput,
    replies: { 200: shownSettings, 400: problem, 409: z.object({ ...problem.shape, current: shownSettings }) },
  }),
};
