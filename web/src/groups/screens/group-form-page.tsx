import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import { type Group, groupChange, groupInput } from '../../../../shared/groups/group.ts';
import { mostPlaces } from '../../../../shared/groups/groups.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { openServices, serviceName } from '../../../../shared/organisation/services.ts';
import { type Weekday, weekdays } from '../../../../shared/settings/rota.ts';
import { MinutesField, RoomField } from '../../appointments/parts/agreed-fields.tsx';
import { type Planning, usePlanning } from '../../appointments/parts/queries.ts';
import { describePlace } from '../../appointments/parts/words.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { controlId, describedBy, TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { nameOfId } from '../../kernel/lib/format.ts';
import { groupScreen, screens, titles } from '../../kernel/lib/paths.ts';
import { freshOnReturn, useReading } from '../../kernel/lib/query.ts';
import { ColleagueField } from '../../users/parts/colleague-field.tsx';
import { weekdayLabels } from '../parts/words.ts';
import styles from './groups.module.css';

const groupDraft = z.object({
  name: z.string(),
  service: z.string(),
  weekdays: z.array(z.enum(weekdays)),
  time: z.string(),
  minutes: z.string(),
  from: z.string(),
  until: z.string(),
  leaderId: z.string(),
  roomId: z.string(),
  where: z.string(),
  places: z.string(),
  hasWaitingList: z.boolean(),
});
type GroupValues = z.infer<typeof groupDraft>;

const blankGroup = (leaderId: string, today: string): GroupValues => ({
  ...{ name: '', service: '', weekdays: [], time: '', minutes: '90', from: today, until: '' },
  ...{ leaderId, roomId: '', where: '', places: '', hasWaitingList: false },
});

const savedGroup = ({ version, leader, minutes, until = '', roomId = '', places, ...group }: Group) => {
  const typed = { leaderId: leader.id, minutes: String(minutes), until, roomId, places: String(places ?? '') };
  return { version, values: groupDraft.parse({ ...group, ...typed }) };
};

const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** The form of the API. */
const groupOf = ({ minutes, until, roomId, places, ...values }: GroupValues) => ({
  ...values,
  minutes: numberOf(minutes),
  ...(until !== '' && { until }),
  ...(roomId !== '' && { roomId }),
  ...(places.trim() !== '' && { places: Number(places) }),
});

const daysId = controlId('weekdays');

type WeekdayProps = { value: readonly Weekday[]; error: string | undefined; onChoose: (days: Weekday[]) => void };

const WeekdayField = ({ value, error, onChoose }: WeekdayProps) => (
  <fieldset className={styles.days} id={daysId} tabIndex={-1} aria-describedby={describedBy(daysId, undefined, error)}>
    <legend>Days on which it meets</legend>
    {error && (
      <p id={`${daysId}-error`} className={styles.error}>
        {error}
      </p>
    )}
    {weekdays.map((day) => (
      <label key={day}>
        <input
          type="checkbox"
          checked={value.includes(day)}
          onChange={({ target }) =>
            onChoose(weekdays.filter((one) => (one === day ? target.checked : value.includes(one))))
          }
        />
        {weekdayLabels[day]}
      </label>
    ))}
  </fieldset>
);

type Props = {
  /** The group that is changed. */
  group: Group | undefined;
  planning: Planning;
};

/** The name of a group, its dates, leader and room, and its number of places. */
const GroupForm = ({ group, planning: { rooms, colleagues, username } }: Props) => {
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

  const submit = async () => {
    const done = await form.submit({
      check: (written) =>
        group
          ? checkFields(groupChange, { ...groupOf(written), version: group.version })
          : checkFields(groupInput, groupOf(written)),
      send: async ({ version, values: written }, idempotencyKey) =>
        group
          ? await send(groupCalls.changeGroup, {
              params: { groupId: group.groupId },
              body: { ...groupOf(written), version },
            })
          : await send(groupCalls.createGroup, { body: groupOf(written), idempotencyKey }),
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
    <DraftForm
      form={form}
      draft="group"
      merged={{
        name: 'Name',
        service: ['Service', (id) => serviceName(String(id))],
        weekdays: 'Days',
        time: 'Begins at',
        minutes: 'Minutes',
        from: 'From',
        until: 'Last day',
        leaderId: ['Led by', (id) => nameOfId([...colleagues, ...(group ? [group.leader] : [])], id)],
        roomId: ['Room', (id) => (id ? describePlace({ place: 'room', roomId: String(id) }, rooms) : '')],
        where: 'Where else',
        places: 'Places',
        hasWaitingList: 'Waiting list',
      }}
      cancel={{ what: 'The group', onClose: leave }}
      className={styles.form}
      aria-label={group ? 'Change the group' : 'Plan a group'}
      onSubmit={submit}
      save="Save group"
    >
      <div className={styles.pair}>
        <TextField {...form.field('name')} label="Name of the group" />
        <SelectField
          {...form.choice('service')}
          label="Service"
          choices={[
            ['', 'None of them'],
            ...openServices(form.values.service).map(({ id, name }) => [id, name] as const),
          ]}
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
    </DraftForm>
  );
};

const WithChoices = ({ group }: { group: Group | undefined }) => (
  <Loaded from={usePlanning()}>{(planning) => <GroupForm group={group} planning={planning} />}</Loaded>
);

const Change = ({ id }: { id: string }) => (
  <Loaded from={useReading(groupCalls.readGroup, { params: { groupId: id } }, freshOnReturn)} missing={missing.group}>
    {({ group }) => <WithChoices group={group} />}
  </Loaded>
);

/** The form of a new group, or of one that is changed, planned anew or ended. */
export const Component = () => {
  const { id } = useParams();
  const title = id === undefined ? titles.groupForm : 'Change or end a group';
  return (
    <section>
      <StaffHeading
        title={title}
        back={id === undefined ? [screens.groups, 'Back to the groups'] : [groupScreen(id), 'Back to the group']}
      />
      {id === undefined ? <WithChoices group={undefined} /> : <Change key={id} id={id} />}
    </section>
  );
};
