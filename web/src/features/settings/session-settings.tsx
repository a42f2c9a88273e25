import { useEffect, useRef } from 'react';
import { feedContents } from '../../../../shared/api/organisation-settings.ts';
import { roomInput } from '../../../../shared/api/settings.ts';
import { longestAppointment, shortestAppointment } from '../../../../shared/domain/appointments.ts';
import type { FieldErrors } from '../../components/error-summary.tsx';
import { controlId, Field, TextField } from '../../components/field.tsx';
import { longest } from '../../lib/forms/longest.ts';
import styles from './settings.module.css';
import { feedLabels, type SettingsValues } from './settings-fields.ts';

type Rooms = SettingsValues['rooms'];

type RoomsProps = { rooms: Rooms; errors: FieldErrors; onChange: (rooms: Rooms) => void };

/** The rooms in which people are seen. */
const RoomList = ({ rooms, errors, onChange }: RoomsProps) => {
  const added = useRef<string>(undefined);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (added.current) document.getElementById(controlId(added.current))?.focus();
    added.current = undefined;
  });
  const change = (id: string, part: Partial<Rooms[number]>) =>
    onChange(rooms.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <fieldset className={styles.dates}>
      <legend>Rooms</legend>
      <p className={styles.hint}>A room is offered for sessions, and is never booked twice at one time.</p>
      {rooms.map(({ id, name, site }, index) => (
        <fieldset key={id} className={styles.row}>
          <legend className="visually-hidden">Room {index + 1}</legend>
          <TextField
            name={`rooms.${index}.name`}
            label="Name"
            maxLength={longest(roomInput.shape.name)}
            value={name}
            error={errors[`rooms.${index}.name`]}
            onChange={({ target }) => change(id, { name: target.value })}
          />
          <TextField
            name={`rooms.${index}.site`}
            label="Site (if there are several)"
            maxLength={longest(roomInput.shape.site)}
            value={site}
            error={errors[`rooms.${index}.site`]}
            onChange={({ target }) => change(id, { site: target.value })}
          />
          <button
            type="button"
            className="in-row"
            onClick={() => {
              onChange(rooms.filter((one) => one.id !== id));
              addButton.current?.focus();
            }}
          >
            Remove<span className="visually-hidden"> room {name || index + 1}</span>
          </button>
        </fieldset>
      ))}
      <button
        ref={addButton}
        type="button"
        className="button quiet"
        onClick={() => {
          added.current = `rooms.${rooms.length}.name`;
          onChange([...rooms, { id: crypto.randomUUID(), name: '', site: '' }]);
        }}
      >
        Add a room
      </button>
    </fieldset>
  );
};

type Props = { values: SettingsValues; errors: FieldErrors; onChange: (changed: Partial<SettingsValues>) => void };

/** The settings of sessions and of the diary. */
export const SessionSettings = ({ values, errors, onChange }: Props) => (
  <section aria-labelledby="sessions">
    <h2 id="sessions">Sessions</h2>
    <TextField
      name="sessionMinutes"
      label="Minutes of a session, unless something else is said"
      type="number"
      inputMode="numeric"
      min={shortestAppointment}
      max={longestAppointment}
      step={5}
      value={values.sessionMinutes}
      error={errors.sessionMinutes}
      onChange={({ target }) => onChange({ sessionMinutes: target.value })}
    />
    <Field
      name="feed"
      label="What calendars on people’s own phones show"
      hint="Staff can have their diary there by a secret address. It never says why somebody comes."
      error={errors.feed}
    >
      {(control) => (
        <select
          {...control}
          value={values.feed}
          onChange={({ target }) => onChange({ feed: target.value as SettingsValues['feed'] })}
        >
          {feedContents.map((one) => (
            <option key={one} value={one}>
              {feedLabels[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
    <RoomList rooms={values.rooms} errors={errors} onChange={(rooms) => onChange({ rooms })} />
  </section>
);
