import type { ComponentProps } from 'react';
import { interpreterBookedText, interpreterText } from '../../../../shared/appointments/appointment.ts';
import {
  appointmentPlaces,
  longestAppointment,
  shortestAppointment,
} from '../../../../shared/appointments/appointments.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { isClosedOn } from '../../../../shared/organisation/facts.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import type { Room } from '../../../../shared/settings/organisation-settings.ts';
import { TextField } from '../../kernel/components/field.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { type Bound, bindFields, type FieldProps } from '../../kernel/forms/bind-fields.ts';
import type { MergedFields } from '../../kernel/forms/merged-fields.ts';
import { nameOfId } from '../../kernel/lib/format.ts';
import styles from './appointment.module.css';
import { describePlace, describeRoom, placeLabels } from './words.ts';

type MinutesProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string };

export const MinutesField = ({ label = 'Minutes', ...field }: MinutesProps) => (
  <TextField
    {...field}
    label={label}
    type="number"
    inputMode="numeric"
    min={shortestAppointment}
    max={longestAppointment}
    step={5}
  />
);

export type Agreed = { day: string; time: string; minutes: string; place: string; roomId: string };

type RoomProps = {
  name: string;
  error: string | undefined;
  rooms: readonly Room[];
  /** The text of no room. */
  blank: string;
  value: string;
  onChoose: (id: string) => void;
};

/** A choice of one room; the one chosen already may be gone, and stays a choice. */
export const RoomField = ({ rooms, blank, value, ...field }: RoomProps) => {
  const isGone = value !== '' && !rooms.some(({ id }) => id === value);
  return (
    <SelectField
      {...field}
      label="Room"
      value={value}
      choices={[
        ['', blank],
        ...(isGone ? [[value, 'A room that is not on the list any more'] as const] : []),
        ...rooms.map((room) => [room.id, describeRoom(room)] as const),
      ]}
    />
  );
};

/** What two people may agree at the same time with somebody: see `MergeNotice`. */
export const mergedAgreed = (rooms: readonly Room[], colleagues: readonly StaffUser[]) =>
  ({
    workerId: ['With', (id) => nameOfId(colleagues, id)],
    day: 'Date',
    time: 'Begins at',
    minutes: 'Minutes',
    place: ['Where', placeLabels],
    roomId: ['Room', (id) => (id ? describePlace({ place: 'room', roomId: String(id) }, rooms) : '')],
    interpreter: 'Interpreter',
    interpreterBooked: 'Who interprets',
  }) satisfies MergedFields<Record<string, unknown>>;

type Props = {
  form: Bound<Agreed>;
  rooms: readonly Room[];
  /** The name of each field, where it differs. */
  nameOf?: (field: keyof Agreed) => string;
};

const warnOfClosure = (day: string): string | undefined =>
  day >= today() && isClosedOn(day) ? 'We are closed on this day. Plan it only if somebody is there.' : undefined;

export const AgreedFields = ({ form, rooms, nameOf }: Props) => {
  const { field, choice } = bindFields({ ...form, nameOf });
  return (
    <div className={styles.agreed}>
      <TextField {...field('day')} label="Date" type="date" hint={warnOfClosure(form.values.day)} />
      <TextField {...field('time')} label="Begins at" type="time" />
      <MinutesField {...field('minutes')} />
      <SelectField
        {...choice('place')}
        label="Where"
        choices={choicesOf<string>(appointmentPlaces, placeLabels)}
        onChoose={(place) => form.write({ place, ...(place !== 'room' && { roomId: '' }) })}
      />
      {form.values.place === 'room' && <RoomField {...choice('roomId')} rooms={rooms} blank="Please choose" />}
    </div>
  );
};

type InterpreterProps = {
  field: (field: 'interpreter' | 'interpreterBooked') => FieldProps;
  hint?: string | undefined;
  /** The label and the hint of who is booked. */
  booked: { label: string; hint?: string };
};

export const InterpreterFields = ({ field, hint, booked }: InterpreterProps) => (
  <>
    <TextField {...field('interpreter')} label="Interpreter (language, blank if there is none)" hint={hint} />
    {field('interpreter').value && <TextField {...field('interpreterBooked')} {...booked} />}
  </>
);

export const interpreterLimits = { interpreter: interpreterText, interpreterBooked: interpreterBookedText };

/** When and where, in the form of the API. */
export const agreedOf = ({ day, time, minutes, place, roomId }: Agreed) => ({
  day,
  time,
  minutes: minutes.trim() === '' ? Number.NaN : Number(minutes),
  place: place as (typeof appointmentPlaces)[number],
  ...(roomId !== '' && { roomId }),
});
