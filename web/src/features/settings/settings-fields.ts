import * as z from 'zod';
import type { StaffUser } from '../../../../shared/api/record.ts';
import type { OrganisationSettings, SettingsInput } from '../../../../shared/api/settings.ts';
import { formatDay } from '../../../../shared/domain/format-day.ts';
import { type Weekday, weekdays } from '../../../../shared/domain/rota.ts';

const dates = z.object({ from: z.string(), to: z.string(), userId: z.string() });
export type Dates = z.infer<typeof dates>;

/** What a draft of the settings holds; nobody is ''. */
export const settingsDraft = z.object({
  staffMayAssignThemselves: z.boolean(),
  ...(Object.fromEntries(weekdays.map((day) => [day, z.string()])) as Record<Weekday, z.ZodString>),
  dates: z.array(dates),
});
export type SettingsValues = z.infer<typeof settingsDraft>;

export const savedOf = ({ version, staffMayAssignThemselves, rota }: OrganisationSettings) => ({
  version,
  values: {
    staffMayAssignThemselves,
    ...(Object.fromEntries(weekdays.map((day) => [day, rota.weekly[day] ?? ''])) as Record<Weekday, string>),
    dates: rota.dates,
  },
});

export const bodyOf = (
  version: number,
  { staffMayAssignThemselves, dates, ...weekly }: SettingsValues,
): SettingsInput => ({
  staffMayAssignThemselves,
  rota: { weekly, dates },
  version,
});

export const dayNames: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export const assignThemselves = 'Staff may take on patients themselves';
export const nobody = 'Nobody';

/** The control of a field that the API names by where it stands in the body. */
export const controlOf = (path: string): string => path.replace(/^rota\.(?:weekly\.)?/, '');

/** The fields in the order of the screen, as the API names them. */
export const fieldOrder = (values: SettingsValues): string[] => [
  ...weekdays.map((day) => `rota.weekly.${day}`),
  ...values.dates.flatMap((_, index) => ['from', 'to', 'userId'].map((part) => `rota.dates.${index}.${part}`)),
];

const nameIn = (staff: readonly StaffUser[], userId: string): string => {
  const member = staff.find(({ id }) => id === userId);
  return member ? `${member.firstName} ${member.lastName}` : nobody;
};

/** The fields as they are compared with what a colleague saved. */
export const mergedFields = (staff: readonly StaffUser[]) => [
  {
    name: 'staffMayAssignThemselves',
    label: assignThemselves,
    describe: (value: unknown) => (value === true ? 'Yes' : 'No'),
  },
  ...weekdays.map((day) => ({
    name: day,
    label: dayNames[day],
    describe: (value: unknown) => nameIn(staff, String(value)),
  })),
  {
    name: 'dates',
    label: 'Dates',
    describe: (value: unknown) =>
      z
        .array(dates)
        .parse(value)
        .map(({ from, to, userId }) => `${formatDay(from)} to ${formatDay(to)}: ${nameIn(staff, userId)}`)
        .join('\n'),
  },
];
