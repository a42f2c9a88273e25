import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { diary } from '../../../../shared/api/diary.ts';
import { type Group, groupChange, groupInput } from '../../../../shared/api/group.ts';
import type { Room } from '../../../../shared/api/organisation-settings.ts';
import type { StaffUser } from '../../../../shared/api/record.ts';
import { mostPlaces } from '../../../../shared/domain/groups.ts';
import { today } from '../../../../shared/domain/today.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { CancelButton } from '../../components/cancel-button.tsx';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { TextField } from '../../components/field.tsx';
import { MergeNotice } from '../../components/merge-notice.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { RoomField } from '../../entities/appointment/agreed-fields.tsx';
import { MinutesField } from '../../entities/appointment/minutes-field.tsx';
import { ColleagueField } from '../../entities/staff/colleague-field.tsx';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
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
    limits: { name: groupInput.shape.name, where: groupInput.shape.where },
  });
  const leave = (groupId = group?.groupId) =>
    void navigate(groupId === undefined ? screens.groups : groupScreen(groupId));
  const everybody =
    group && !colleagues.some(({ id }) => id === group.leader.id) ? [group.leader, ...colleagues] : colleagues;

  const submit = async () => {
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
    <StaffFormFrame
      form={form}
      className={styles.form}
      aria-label={group ? 'Change the group' : 'Plan a group'}
      onSubmit={submit}
      save="Save group"
      beside={<CancelButton form={form} what="The group" onClose={leave} />}
    >
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
        <TextField {...form.field('name')} label="Name of the group" />
        <SelectField
          {...form.choice('service')}
          label="Service"
          choices={[['', 'None of them'], ...organisation.services.map(({ id, name }) => [id, name] as const)]}
        />
      </div>
      <WeekdayField {...form.choice('weekdays')} />
      <div className={styles.pair}>
        <TextField {...form.field('time')} label="Begins at" type="time" />
        <MinutesField {...form.field('minutes')} />
        <TextField
          {...form.field('from')}
          label={group ? 'These days, times, leader and room hold from' : 'First day'}
          hint={group ? 'What has been stays as it was. Bank holidays are left out.' : 'Bank holidays are left out.'}
          type="date"
        />
        <TextField
          {...form.field('until')}
          label="Last day (blank while it goes on)"
          hint="After its last day a group has ended. Its people and registers stay."
          type="date"
        />
        <ColleagueField
          {...form.choice('leaderId')}
          label="Led by"
          colleagues={colleagues}
          chosenBefore={group?.leader}
        />
        <RoomField {...form.choice('roomId')} rooms={rooms} blank="None of our rooms" />
        <TextField {...form.field('where')} label="Where else, or where to meet" />
        <TextField
          {...form.field('places')}
          label="Places (blank for any number)"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostPlaces}
        />
      </div>
      <label className={styles.tick}>
        <input type="checkbox" {...form.tick('hasWaitingList')} />
        When all places are taken, people wait for one on a list
      </label>
    </StaffFormFrame>
  );
};
