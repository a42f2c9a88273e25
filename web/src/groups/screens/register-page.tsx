import { type SyntheticEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { groupCalls } from '../../../../shared/groups/calls.ts';
import { type Register, registerInput } from '../../../../shared/groups/group.ts';
import { marks } from '../../../../shared/groups/groups.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { describeLongDay } from '../../appointments/parts/words.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { DraftOffer } from '../../kernel/components/draft-offer.tsx';
import { controlId, LongTextField, TextField } from '../../kernel/components/field.tsx';
import { FormActions } from '../../kernel/components/form-actions.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { MergeNotice } from '../../kernel/components/merge-notice.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { longest } from '../../kernel/forms/longest.ts';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { groupScreen, titles } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import { markLabels, markWords } from '../parts/words.ts';
import { PersonNote } from './person-note.tsx';
import { PrintedRegister } from './printed-register.tsx';
import styles from './register.module.css';
import { everybodyHere, guestsOf, markOf, newGuest, type RegisterForm, useRegister } from './use-register.ts';

type Person = Register['people'][number];

/** Two people with one first name are told apart by the day on which they joined: not everybody may see last names. */
const nameIn = (people: readonly Person[], { memberId, firstName, lastName, joinedOn }: Person): string => {
  if (lastName !== undefined) return `${firstName} ${lastName}`;
  const isAlone = !people.some((one) => one.firstName === firstName && one.memberId !== memberId);
  return isAlone ? firstName : `${firstName} (joined ${formatDay(joinedOn)})`;
};

type RowProps = { person: Person; name: string; register: RegisterForm };

/** One person: one tap sets their mark. */
const Row = ({ person: { memberId, patientId }, name, register: { values, write } }: RowProps) => {
  const mark = markOf(values, memberId);
  return (
    <li className={styles.row}>
      <fieldset className={styles.marks}>
        <legend>{patientId ? <PatientLink patientId={patientId} firstName={name} lastName="" /> : name}</legend>
        {marks.map((one) => (
          <label key={one} data-mark={one}>
            <input
              type="radio"
              name={`mark-${memberId}`}
              checked={mark === one}
              onChange={() => write({ [memberId]: one })}
            />
            {markLabels[one]}
          </label>
        ))}
      </fieldset>
      <div className={styles.more}>
        {mark && (
          <button type="button" className={styles.link} onClick={() => write({ [memberId]: '' })}>
            Clear<span className="visually-hidden"> the mark of {name}</span>
          </button>
        )}
        {patientId && may('mayWriteRecords') && <PersonNote patientId={patientId} name={name} />}
      </div>
    </li>
  );
};

const Guests = ({ values, write }: Pick<RegisterForm, 'values' | 'write'>) => {
  const [firstName, setFirstName] = useState('');
  const guests = guestsOf(values);
  return (
    <section aria-labelledby="guests">
      <h2 id="guests">Guests{guests.length > 0 && ` (${guests.length})`}</h2>
      {guests.length > 0 && (
        <ul className={styles.guests}>
          {guests.map((guest) => (
            <li key={guest.guestId}>
              {guest.firstName}{' '}
              <button type="button" className={styles.link} onClick={() => write({ [guest.field]: '' })}>
                Remove<span className="visually-hidden"> {guest.firstName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.guest}
        aria-label="Add a guest"
        onSubmit={(event) => {
          event.preventDefault();
          if (firstName.trim() === '') return;
          write(newGuest(firstName.trim()));
          setFirstName('');
          document.getElementById(controlId('guest'))?.focus();
        }}
      >
        <TextField
          name="guest"
          label="First name of a guest"
          autoComplete="off"
          maxLength={longest(registerInput.shape.guests.element.shape.firstName)}
          value={firstName}
          onChange={({ target }) => setFirstName(target.value)}
        />
        <button type="submit" className="button quiet">
          Add guest
        </button>
      </form>
    </section>
  );
};

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

const State = ({ register, form }: { register: Register; form: RegisterForm }) => {
  const { unsaved, isWaiting } = form;
  const { saved, pending } = register;
  return (
    <p className={styles.state} role="status" data-waiting={isWaiting}>
      {isWaiting &&
        `No connection just now. ${changes(unsaved)} wait on this device and are sent as soon as there is one. Please leave ` +
          'this page open: if you sign out before that, they are gone.'}
      {!isWaiting && unsaved > 0 && `${changes(unsaved)} not saved yet.`}
      {!isWaiting && unsaved === 0 && saved && `Saved by ${saved.by.firstName} at ${formatInstant(saved.at)}.`}
      {!isWaiting && unsaved === 0 && !saved && 'Nobody has been marked yet.'}
      {pending && ' It is not on every record yet. Please save it again.'}
    </p>
  );
};

const Form = ({ register }: { register: Register }) => {
  const form = useRegister(register);
  const { values, write } = form;
  const { people, group, day, leader, time, until, calledOff } = register;
  const named = people.map((person) => ({ person, name: nameIn(people, person) }));
  const memberIds = people.map(({ memberId }) => memberId);
  const here = memberIds.filter((id) => ['here', 'late'].includes(values[id] ?? '')).length;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.save();
  };
  const marks = { '': 'not marked', ...markWords };
  const guests = Object.keys({ ...values, ...form.form.savedValues }).filter((field) => field.startsWith('guest-'));
  const fields = {
    ...Object.fromEntries(named.map(({ person: { memberId }, name }) => [memberId, [name, marks] as const])),
    ...Object.fromEntries(guests.map((field) => [field, 'A guest'])),
    note: 'Note to the group',
  };
  return (
    <>
      <p className={styles.facts}>
        {describeLongDay(day)}, {time} to {until}, led by {fullName(leader)}
        {group.where && `, ${group.where}`}
      </p>
      {calledOff !== undefined && (
        <p>This date was called off: {calledOff} If it took place after all, please say so on the page of the group.</p>
      )}
      {calledOff === undefined && day > today() && (
        <p className={styles.early}>
          That day has not come yet. You can print the sheet, and mark who came on the day.
        </p>
      )}
      {calledOff === undefined && day <= today() && (
        <div className={styles.register}>
          <MergeNotice form={form.form} fields={fields} />
          <DraftOffer form={form.form} what="register" />
          {people.length === 0 ? (
            <p>Nobody was a member on that day. Add people to the group, or guests here.</p>
          ) : (
            <section aria-labelledby="members">
              <div className={styles.head}>
                <h2 id="members">
                  Members ({here} of {people.length} here)
                </h2>
                <QuietButton label="Everybody is here" onClick={() => write(everybodyHere(values, memberIds))} />
              </div>
              <ul className={styles.rows}>
                {named.map(({ person, name }) => (
                  <Row key={person.memberId} person={person} name={name} register={form} />
                ))}
              </ul>
            </section>
          )}
          <Guests values={values} write={write} />
          <form noValidate aria-label="Save the register" onSubmit={submit}>
            <LongTextField
              {...form.form.field('note')}
              label="Note to the group"
              hint="What you did, and how it went. What is about one person belongs in a note beside their name."
              rows={3}
              onChange={({ target }) => write({ note: target.value })}
            />
            <div className={styles.save}>
              <State register={register} form={form} />
              <FormActions label="Save register" status={form.isWaiting ? undefined : form.form.status} />
            </div>
          </form>
        </div>
      )}
      {calledOff === undefined && (
        <QuietButton label="Print a sheet with names and boxes" onClick={() => window.print()} />
      )}
      <PrintedRegister register={register} names={named.map(({ name }) => name)} />
    </>
  );
};

/** The register of one date of a group. */
export const Component = () => {
  const { id = '', date = '' } = useParams();
  const reading = useReading(groupCalls.readRegister, { params: { groupId: id, day: date } });
  return (
    <section>
      <StaffHeading
        title={titles.register}
        heading={reading.data && `Register: ${reading.data.group.name}`}
        back={[groupScreen(id), 'Back to the group']}
      />
      <Loaded from={reading} missing="Sorry, that group does not meet on that day.">
        {(register) => <Form key={`${id} ${date}`} register={register} />}
      </Loaded>
    </section>
  );
};
