import * as z from 'zod';
import { type MissedStep, missedSteps, stepsOf } from '../../../../shared/appointments/missed.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { facts } from '../../../../shared/organisation/facts.ts';
import type { FirstServiceId } from '../../../../shared/organisation/organisation.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { usualUnusedMonths } from '../../../../shared/patients/retention.ts';
import type { SettingsInput } from '../../../../shared/settings/calls.ts';
import { feedContents, type OrganisationSettings, room } from '../../../../shared/settings/organisation-settings.ts';
import { type Weekday, weekdays } from '../../../../shared/settings/rota.ts';
import {
  type EscalationStep,
  escalationOf,
  escalationSteps,
  escalationTargets,
} from '../../../../shared/tasks/escalation.ts';
import { type LateKind, lateKinds } from '../../../../shared/tasks/late.ts';
import { describeRoom } from '../../appointments/parts/words.ts';
import { weekdayLabels } from '../../groups/parts/words.ts';
import type { MergedFields } from '../../kernel/forms/merged-fields.ts';
import { nameOfId } from '../../kernel/lib/format.ts';
import { lateKindNames } from '../../tasks/parts/late-kind-names.ts';

const dates = z.object({ from: z.string(), to: z.string(), userId: z.string() });

export const feedLabels = { nothing: 'The time only', initials: 'The time and the person’s initials' } as const;

/** The field that says whether a service takes a step after missed sessions. There is one for every service. */
export const stepField = (service: string, step: MissedStep): StepField => `${service as FirstServiceId}.${step}`;
type StepField = `${FirstServiceId}.${MissedStep}`;

const everyStep = facts.services.flatMap(({ id, name }) =>
  missedSteps.map((step) => ({ service: id, name, step, field: stepField(id, step) })),
);
const missedFields = Object.fromEntries(everyStep.map(({ field }) => [field, z.boolean().default(true)])) as Record<
  StepField,
  z.ZodDefault<z.ZodBoolean>
>;

/** The field that says when somebody is told of a kind of work. */
export const escalationField = (kind: LateKind, target: EscalationTarget): EscalationField => `${kind}-${target}`;
type EscalationTarget = (typeof escalationTargets)[number];
type EscalationField = `${LateKind}-${EscalationTarget}`;

const everyEscalation = lateKinds.flatMap((kind) =>
  escalationTargets.map((target) => ({ kind, target, field: escalationField(kind, target) })),
);
const escalationFields = Object.fromEntries(
  everyEscalation.map(({ kind, target, field }) => [
    field,
    z.enum(escalationSteps).default(escalationOf({})[kind][target]),
  ]),
) as Record<EscalationField, z.ZodDefault<z.ZodEnum<{ [Step in EscalationStep]: Step }>>>;

export const escalationStepLabels: Readonly<Record<EscalationStep, string>> = {
  before: 'The working day before',
  day: 'On its day',
  'after-1': 'The working day after',
  'after-2': 'Two working days after',
  'after-5': 'Five working days after',
  never: 'Never',
};
export const escalationTargetLabels: Readonly<Record<EscalationTarget, string>> = {
  owner: 'Whoever it belongs to',
  lead: 'The duty lead',
};

/** The schema of a draft of the settings; nobody is ''. */
export const settingsDraft = z.object({
  staffMayAssignThemselves: z.boolean(),
  ...(Object.fromEntries(weekdays.map((day) => [day, z.string()])) as Record<Weekday, z.ZodString>),
  dates: z.array(dates),
  appointmentMinutes: z.string().default('50'),
  feed: z.enum(feedContents).default('nothing'),
  rooms: z.array(room).default([]),
  everybodyOpens: z.boolean().default(false),
  unusedReferralMonths: z.string().default(String(usualUnusedMonths)),
  ...missedFields,
  ...escalationFields,
});
export type SettingsValues = z.infer<typeof settingsDraft>;

export const savedOf = ({
  version,
  staffMayAssignThemselves,
  rota,
  sessions,
  recordAccess,
  missed,
  late,
  unusedReferralMonths,
}: OrganisationSettings) => ({
  version,
  values: {
    staffMayAssignThemselves,
    ...(Object.fromEntries(weekdays.map((day) => [day, rota.weekly[day] ?? ''])) as Record<Weekday, string>),
    dates: rota.dates,
    appointmentMinutes: String(sessions.minutes),
    feed: sessions.feed,
    rooms: sessions.rooms,
    everybodyOpens: recordAccess === 'everybody',
    unusedReferralMonths: String(unusedReferralMonths),
    ...(Object.fromEntries(
      everyStep.map(({ field, service, step }) => [field, stepsOf(missed, service).includes(step)]),
    ) as Record<StepField, boolean>),
    ...(Object.fromEntries(
      everyEscalation.map(({ field, kind, target }) => [field, escalationOf(late)[kind][target]]),
    ) as Record<EscalationField, EscalationStep>),
  },
});

/** A blank field is no number, and not 0. */
const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

export const bodyOf = (
  version: number,
  {
    staffMayAssignThemselves,
    dates,
    appointmentMinutes,
    feed,
    rooms,
    everybodyOpens,
    unusedReferralMonths,
    ...others
  }: SettingsValues,
): SettingsInput => ({
  staffMayAssignThemselves,
  rota: {
    weekly: Object.fromEntries(weekdays.map((day) => [day, others[day]])) as Record<Weekday, string>,
    dates,
  },
  sessions: { minutes: numberOf(appointmentMinutes), feed, rooms },
  recordAccess: everybodyOpens ? 'everybody' : 'services',
  unusedReferralMonths: numberOf(unusedReferralMonths),
  missed: facts.services.map(({ id }) => ({
    service: id,
    steps: missedSteps.filter((step) => others[stepField(id, step)]),
  })),
  late: Object.fromEntries(
    lateKinds.map((kind) => {
      const [owner, lead] = [others[escalationField(kind, 'owner')], others[escalationField(kind, 'lead')]];
      return [kind, { owner, lead }];
    }),
  ),
  version,
});

export const assignThemselves = 'Staff may take on patients themselves';
export const everybodyOpens = 'Everybody who works here may open every record';
export const unusedMonths = 'Months for which a referral that led to nothing is stored';
export const stepLabels: Readonly<Record<MissedStep, string>> = {
  ring: 'After the first, ring',
  letter: 'After the second, send a letter',
  discuss: 'After the third, discuss closing',
};
export const nobody = 'Nobody';

/** The control of a field that the API names by its path in the body. */
export const controlOf = (path: string): string =>
  path === 'sessions.minutes' ? 'appointmentMinutes' : path.replace(/^(?:rota|sessions)\.(?:weekly\.)?/, '');

/** The fields in the order of the screen, by the API's names. */
export const fieldOrder = (values: SettingsValues): string[] => [
  ...weekdays.map((day) => `rota.weekly.${day}`),
  ...values.dates.flatMap((_, index) => ['from', 'to', 'userId'].map((part) => `rota.dates.${index}.${part}`)),
  'unusedReferralMonths',
  'sessions.minutes',
  'sessions.feed',
  ...values.rooms.flatMap((_, index) => ['name', 'site'].map((part) => `sessions.rooms.${index}.${part}`)),
];

const nameIn = (staff: readonly StaffUser[], userId: unknown): string => nameOfId(staff, userId) || nobody;

/** The fields in their form for comparison with what a colleague saved. */
export const mergedFields = (staff: readonly StaffUser[]): MergedFields<SettingsValues> => ({
  staffMayAssignThemselves: assignThemselves,
  everybodyOpens,
  unusedReferralMonths: unusedMonths,
  ...(Object.fromEntries(
    everyStep.map(({ field, name, step }) => [field, `Missed sessions in ${name}: ${stepLabels[step]}`]),
  ) as Record<StepField, string>),
  ...(Object.fromEntries(
    everyEscalation.map(({ field, kind, target }) => [
      field,
      [`${lateKindNames[kind]}: ${escalationTargetLabels[target].toLowerCase()}`, escalationStepLabels],
    ]),
  ) as Record<EscalationField, [string, typeof escalationStepLabels]>),
  ...Object.fromEntries(weekdays.map((day) => [day, [weekdayLabels[day], (id: unknown) => nameIn(staff, id)]])),
  appointmentMinutes: 'Minutes of a session',
  feed: ['What calendars show', feedLabels],
  rooms: ['Rooms', (value) => z.array(room).parse(value).map(describeRoom).join('\n')],
  dates: [
    'Dates',
    (value) =>
      z
        .array(dates)
        .parse(value)
        .map(({ from, to, userId }) => `${formatDay(from)} to ${formatDay(to)}: ${nameIn(staff, userId)}`)
        .join('\n'),
  ],
});
