import type { Room } from '../../../../shared/api/organisation-settings.ts';
import { appointmentPlaces, longestAppointment, shortestAppointment } from '../../../../shared/domain/appointments.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { Field, TextField } from '../../components/field.tsx';
import styles from './appointment.module.css';
import { describeRoom, placeLabels } from './words.ts';

/** When and where, as typed. */
export type Agreed = { day: string; time: string; minutes: string; place: string; roomId: string };

type Props = {
  values: Agreed;
  errors: FieldErrors;
  rooms: readonly Room[];
  /** The name of each field, where it differs. */
  nameOf?: (field: keyof Agreed) => string;
  onChange: (changed: Partial<Agreed>) => void;
};

/** The day, time, length, place and room of an appointment. */
export const AgreedFields = ({ values, errors, rooms, nameOf = (field) => field, onChange }: Props) => {
  const { day, time, minutes, place, roomId } = values;
  const errorOf = (field: keyof Agreed) => errors[nameOf(field)];
  const isGone = roomId !== '' && !rooms.some(({ id }) => id === roomId);
  return (
    <div className={styles.agreed}>
      <TextField
        name={nameOf('day')}
        label="Date"
        type="date"
        value={day}
        error={errorOf('day')}
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <TextField
        name={nameOf('time')}
        label="Begins at"
        type="time"
        value={time}
        error={errorOf('time')}
        onChange={({ target }) => onChange({ time: target.value })}
      />
      <TextField
        name={nameOf('minutes')}
        label="Minutes"
        type="number"
        inputMode="numeric"
        min={shortestAppointment}
        max={longestAppointment}
        step={5}
        value={minutes}
        error={errorOf('minutes')}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
      <Field name={nameOf('place')} label="Where" error={errorOf('place')}>
        {(control) => (
          <select
            {...control}
            value={place}
            onChange={({ target }) => onChange({ place: target.value, ...(target.value !== 'room' && { roomId: '' }) })}
          >
            {appointmentPlaces.map((one) => (
              <option key={one} value={one}>
                {placeLabels[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {place === 'room' && (
        <Field name={nameOf('roomId')} label="Room" error={errorOf('roomId')}>
          {(control) => (
            <select {...control} value={roomId} onChange={({ target }) => onChange({ roomId: target.value })}>
              <option value="">Please choose</option>
              {isGone && <option value={roomId}>A room that is not on the list any more</option>}
              {rooms.map((room) => (
                <option key={room.id} value={room.id}>
                  {describeRoom(room)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
};

/** When and where, in the form of the API. */
export const agreedOf = ({ day, time, minutes, place, roomId }: Agreed) => ({
  day,
  time,
  minutes: minutes.trim() === '' ? Number.NaN : Number(minutes),
  place: place as (typeof appointmentPlaces)[number],
  ...(roomId !== '' && { roomId }),
});
