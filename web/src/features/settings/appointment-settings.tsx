import { feedContents } from '../../../../shared/api/organisation-settings.ts';
import { roomInput } from '../../../../shared/api/settings.ts';
import { TextField } from '../../components/field.tsx';
import { choicesOf, SelectField } from '../../components/select-field.tsx';
import type { StaffForm } from '../../components/use-staff-form.ts';
import { MinutesField } from '../../entities/appointment/minutes-field.tsx';
import { RowList } from './row-list.tsx';
import { feedLabels, type SettingsValues } from './settings-fields.ts';

/** The settings of appointments and of the diary. */
export const AppointmentSettings = ({ form }: { form: StaffForm<SettingsValues> }) => {
  const { name, value, onChoose } = form.choice('rooms');
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      <MinutesField {...form.field('appointmentMinutes')} label="Minutes of a session, unless something else is said" />
      <SelectField
        {...form.choice('feed')}
        label="What calendars on people’s own phones show"
        hint="Staff can have their diary there by a secret address. It never says why somebody comes."
        choices={choicesOf(feedContents, feedLabels)}
      />
      <RowList
        {...{ name, value, onChoose, errors: form.errors }}
        legend="Rooms"
        hint="A room is offered for sessions, and is never booked twice at one time."
        rowName="Room"
        describe={(room) => room.name}
        keyOf={({ id }) => id}
        blank={() => ({ id: crypto.randomUUID(), name: '', site: '' })}
        first="name"
        add="Add a room"
        limits={roomLimits}
      >
        {({ field }) => (
          <>
            <TextField {...field('name')} label="Name" />
            <TextField {...field('site')} label="Site (if there are several)" />
          </>
        )}
      </RowList>
    </section>
  );
};

const roomLimits = { name: roomInput.shape.name, site: roomInput.shape.site };
