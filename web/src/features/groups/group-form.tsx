import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { diary } from '../../../../shared/api/diary.ts';
import { type Group, groupChange, groupInput } from '../../../../shared/api/group.ts';
import type { Room } from '../../../../shared/api/organisation-settings.ts';
import type { StaffUser } from '../../../../shared/api/record.ts';
import { longestAppointment, shortestAppointment } from '../../../../shared/domain/appointments.ts';
import { mostPlaces } from '../../../../shared/domain/groups.ts';
import { today } from '../../../../shared/domain/today.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { CancelButton } from '../../components/cancel-button.tsx';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { Field, TextField } from '../../components/field.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { MergeNotice } from '../../components/merge-notice.tsx';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { describeRoom } from '../../entities/appointment/words.ts';
import { ColleagueField } from '../../entities/staff/colleague-field.tsx';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { longest } from '../../lib/forms/longest.ts';
import { fullName } from '../../lib/full-name.ts';
import { groupScreen, screens } from '../../lib/paths.ts';
import { blankGroup, groupDraft, groupOf, savedGroup } from './group-fields.ts';
import styles from './groups.module.css';
import { WeekdayField } from './weekday-field.tsx';

type Props = {
  /** The group that is changed. */
  group: Group | undefined;
  rooms: readonly Room[];
  colleagues: readonly StaffUser[];
  username: string;
};

/** The name of a group, its dates, leader and room, and its number of places. */
export const GroupForm = ({ group, rooms, colleagues, username }: Props) => {
  const announce = useAnnounce();
  const navigate = useNavigate();
  const [saved] = useState(() => (group ? savedGroup(group) : { version: 0, values: blankGroup(username, today()) }));
  const form = useStaffForm({
    place: { form: 'group', recordId: group?.groupId },
    schema: groupDraft,
    saved,
  });
  const { values, errors, write } = form;
  const leave = (groupId = group?.groupId) =>
    void navigate(groupId === undefined ? screens.groups : groupScreen(groupId));
  const everybody =
    group && !colleagues.some(({ id }) => id === group.leader.id) ? [group.leader, ...colleagues] : colleagues;
  const isGone = values.roomId !== '' && !rooms.some(({ id }) => id === values.roomId);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const done = await form.submit({
      check: (written) =>
        group
          ? checkFields(groupChange, { ...groupOf(written), version: group.version })
          : checkFields(groupInput, groupOf(written)),
      send: async ({ version, values: written }, idempotencyKey) =>
        group
          ? await send(diary.changeGroup, {
              params: { groupId: group.groupId },
              body: { ...groupOf(written), version },
            })
          : await send(diary.createGroup, { body: groupOf(written), idempotencyKey }),
      done: (answer) =>
        answer.status === 200 || answer.status === 201
          ? { value: answer.body, ...(group && { saved: savedGroup(answer.body) }) }
          : undefined,
      stale: (answer) => (answer.status === 409 && answer.body.current ? savedGroup(answer.body.current) : undefined),
    });
    if (!done) return;
    announce(`${done.value.name} has been saved.`);
    leave(done.value.groupId);
  };

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={group ? 'Change the group' : 'Plan a group'}
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary errors={errors} attempt={form.attempt} />
      <MergeNotice
        form={form}
        fields={[
          { name: 'name', label: 'Name' },
          { name: 'service', label: 'Service' },
          { name: 'weekdays', label: 'Days', describe: (days) => (Array.isArray(days) ? days.join(', ') : '') },
          { name: 'time', label: 'Begins at' },
          { name: 'minutes', label: 'Minutes' },
          { name: 'from', label: 'From' },
          { name: 'until', label: 'Last day' },
          {
            name: 'leaderId',
            label: 'Led by',
            describe: (id) =>
              everybody
                .filter((one) => one.id === id)
                .map(fullName)
                .join(),
          },
          { name: 'roomId', label: 'Room' },
          { name: 'where', label: 'Where else' },
          { name: 'places', label: 'Places' },
          { name: 'hasWaitingList', label: 'Waiting list', describe: (is) => (is === true ? 'Yes' : 'No') },
        ]}
      />
      <DraftOffer form={form} what="group" />
      <div className={styles.pair}>
        <TextField
          name="name"
          label="Name of the group"
          maxLength={longest(groupInput.shape.name)}
          value={values.name}
          error={errors.name}
          onChange={({ target }) => write({ name: target.value })}
        />
        <Field name="service" label="Service" error={errors.service}>
          {(control) => (
            <select {...control} value={values.service} onChange={({ target }) => write({ service: target.value })}>
              <option value="">None of them</option>
              {organisation.services.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <WeekdayField chosen={values.weekdays} error={errors.weekdays} onChoose={(days) => write({ weekdays: days })} />
      <div className={styles.pair}>
        <TextField
          name="time"
          label="Begins at"
          type="time"
          value={values.time}
          error={errors.time}
          onChange={({ target }) => write({ time: target.value })}
        />
        <TextField
          name="minutes"
          label="Minutes"
          type="number"
          inputMode="numeric"
          min={shortestAppointment}
          max={longestAppointment}
          step={5}
          value={values.minutes}
          error={errors.minutes}
          onChange={({ target }) => write({ minutes: target.value })}
        />
        <TextField
          name="from"
          label={group ? 'These days, times, leader and room hold from' : 'First day'}
          hint={group ? 'What has been stays as it was. Bank holidays are left out.' : 'Bank holidays are left out.'}
          type="date"
          value={values.from}
          error={errors.from}
          onChange={({ target }) => write({ from: target.value })}
        />
        <TextField
          name="until"
          label="Last day (blank while it goes on)"
          hint="After its last day a group has ended. Its people and registers stay."
          type="date"
          value={values.until}
          error={errors.until}
          onChange={({ target }) => write({ until: target.value })}
        />
        <ColleagueField
          name="leaderId"
          label="Led by"
          error={errors.leaderId}
          colleagues={colleagues}
          chosenBefore={group?.leader}
          value={values.leaderId}
          onChoose={(leaderId) => write({ leaderId })}
        />
        <Field name="roomId" label="Room" error={errors.roomId}>
          {(control) => (
            <select {...control} value={values.roomId} onChange={({ target }) => write({ roomId: target.value })}>
              <option value="">None of our rooms</option>
              {isGone && <option value={values.roomId}>A room that is not on the list any more</option>}
              {rooms.map((room) => (
                <option key={room.id} value={room.id}>
                  {describeRoom(room)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          name="where"
          label="Where else, or where to meet"
          maxLength={longest(groupInput.shape.where)}
          value={values.where}
          error={errors.where}
          onChange={({ target }) => write({ where: target.value })}
        />
        <TextField
          name="places"
          label="Places (blank for any number)"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostPlaces}
          value={values.places}
          error={errors.places}
          onChange={({ target }) => write({ places: target.value })}
        />
      </div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={values.hasWaitingList}
          onChange={({ target }) => write({ hasWaitingList: target.checked })}
        />
        When all places are taken, people wait for one on a list
      </label>
      <FormActions label="Save group" status={form.status}>
        <CancelButton form={form} what="The group" onClose={leave} />
      </FormActions>
    </form>
  );
};
