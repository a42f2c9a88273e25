import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { escalateAfterMinutes } from '../../../../shared/alerts/escalation.ts';
import { missedSteps } from '../../../../shared/appointments/missed.ts';
import { openServices } from '../../../../shared/organisation/services.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import { roomInput, settingsCalls, settingsInput } from '../../../../shared/settings/calls.ts';
import { feedContents, type OrganisationSettings } from '../../../../shared/settings/organisation-settings.ts';
import { weekdays } from '../../../../shared/settings/rota.ts';
import { escalationSteps, escalationTargets } from '../../../../shared/tasks/escalation.ts';
import { lateKinds } from '../../../../shared/tasks/late.ts';
import { MinutesField } from '../../appointments/parts/agreed-fields.tsx';
import { weekdayLabels } from '../../groups/parts/words.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { controlId, TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { RowList } from '../../kernel/components/row-list.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { together } from '../../kernel/lib/reading.ts';
import { lateKindNames } from '../../tasks/parts/late-kind-names.ts';
import { ColleagueField } from '../../users/parts/colleague-field.tsx';
import { useSettings } from '../parts/queries.ts';
import styles from './settings.module.css';
import {
  assignThemselves,
  bodyOf,
  controlOf,
  escalationField,
  escalationStepLabels,
  escalationTargetLabels,
  everybodyOpens,
  feedLabels,
  fieldOrder,
  mergedFields,
  nobody,
  type SettingsValues,
  savedOf,
  settingsDraft,
  stepField,
  stepLabels,
  unusedMonths,
} from './settings-fields.ts';

type Props = { current: OrganisationSettings; staff: readonly StaffUser[] };
type PersonProps = Omit<ComponentProps<typeof ColleagueField>, 'colleagues' | 'chosenBefore'> & Pick<Props, 'staff'>;

const PersonField = ({ staff, ...field }: PersonProps) => (
  <ColleagueField
    {...field}
    blank={nobody}
    colleagues={staff}
    chosenBefore={field.value ? { id: field.value, firstName: 'Somebody who has left', lastName: '' } : undefined}
  />
);

const roomLimits = { name: roomInput.shape.name, site: roomInput.shape.site };

/** The form of the settings; two admins at once lose nothing of each other's. */
const SettingsForm = ({ current, staff }: Props) => {
  const form = useStaffForm<SettingsValues>({
    place: { form: 'settings', recordId: undefined },
    schema: settingsDraft,
    saved: savedOf(current),
  });
  const { version } = savedOf(current);

  const save = () =>
    form.submit({
      check: (written) => checkFields(settingsInput, bodyOf(version, written), controlOf, fieldOrder(written)),
      send: (written) => send(settingsCalls.saveSettings, { body: bodyOf(written.version, written.values) }),
      done: (answer) =>
        answer.status === 200
          ? { value: true, text: 'The settings have been saved.', saved: savedOf(answer.body) }
          : undefined,
      stale: (answer) => (answer.status === 409 ? savedOf(answer.body.current) : undefined),
      control: controlOf,
    });

  return (
    <DraftForm
      form={form}
      draft="change of the settings"
      merged={mergedFields(staff)}
      className={styles.form}
      onSubmit={save}
      save="Save settings"
    >
      <Section id="rota" title="Rota of duty leads">
        <p className={styles.hint}>
          When nobody has answered an alert for {escalateAfterMinutes} minutes, the duty lead of the day gets a text;
          after another {escalateAfterMinutes} minutes all admins do. The text names nobody and gives no reason. On a
          day without a duty lead it goes to the admins at once.
        </p>
        <div className={styles.week}>
          {weekdays.map((day) => (
            <PersonField key={day} {...form.choice(day)} label={weekdayLabels[day]} staff={staff} />
          ))}
        </div>
        <RowList
          {...form.choice('dates')}
          errors={form.errors}
          legend="On other days"
          hint="Holidays and swaps: these days come before the weekdays above."
          rowName="Other days"
          blank={() => ({ from: '', to: '', userId: '' })}
          first="from"
          add="Add other days"
        >
          {({ field, choice }) => (
            <>
              <TextField {...field('from')} label="From" type="date" />
              <TextField {...field('to')} label="Until and including" type="date" />
              <PersonField {...choice('userId')} label="Duty lead" staff={staff} />
            </>
          )}
        </RowList>
      </Section>
      <Section id="assigning" title="Assigning patients">
        <label className={styles.tick}>
          <input
            type="checkbox"
            id={controlId('staffMayAssignThemselves')}
            {...form.tick('staffMayAssignThemselves')}
          />
          <span>{assignThemselves}</span>
        </label>
        <p className={styles.hint}>Admins can always assign patients to anybody.</p>
      </Section>
      <Section id="opening" title="Who may open a record">
        <label className={styles.tick}>
          <input type="checkbox" id={controlId('everybodyOpens')} {...form.tick('everybodyOpens')} />
          <span>{everybodyOpens}</span>
        </label>
        <p className={styles.hint}>
          Without it, staff open the records of their caseload and of the services that you choose for them under Staff
          accounts; other records open with a reason, and their worker is told. Whoever has no services there works in
          all of them. Admins open every record that is not restricted. The privacy page says so to everybody: have it
          changed if you tick this.
        </p>
      </Section>
      <Section id="unused" title="Referrals that led to nothing">
        <TextField
          {...form.field('unusedReferralMonths')}
          label={unusedMonths}
          type="number"
          inputMode="numeric"
          min={1}
          max={240}
        />
        <p className={styles.hint}>
          A referral that nobody accepted, and with which nobody worked. Then it is listed under {titles.retention}: it
          goes once two people agree. Whoever was looked after has a record for longer.
        </p>
      </Section>
      <Section id="missed" title="Missed sessions">
        <p className={styles.hint}>
          When somebody misses sessions one after the other, their worker gets a task. It never closes anything by
          itself.
        </p>
        <div className={styles.week}>
          {openServices().map(({ id, name }) => (
            <fieldset key={id} className={styles.dates}>
              <legend>{name}</legend>
              {missedSteps.map((step) => (
                <label key={step} className={styles.tick}>
                  <input type="checkbox" id={controlId(stepField(id, step))} {...form.tick(stepField(id, step))} />
                  <span>{stepLabels[step]}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      </Section>
      <Section id="late" title="Work that is due">
        <p className={styles.hint}>
          In the morning of a working day, staff get one text with the number of things that have come to their day: no
          text says what, or about whom. Whoever covers gets it for somebody who is away. An open alert is texted about
          within the hour besides.
        </p>
        <div className={styles.week}>
          {lateKinds.map((kind) => (
            <fieldset key={kind} className={styles.dates}>
              <legend>{lateKindNames[kind]}</legend>
              {escalationTargets.map((target) => (
                <SelectField
                  key={target}
                  {...form.choice(escalationField(kind, target))}
                  label={escalationTargetLabels[target]}
                  choices={choicesOf(escalationSteps, escalationStepLabels)}
                />
              ))}
            </fieldset>
          ))}
        </div>
      </Section>
      <Section id="sessions" title="Sessions">
        <MinutesField
          {...form.field('appointmentMinutes')}
          label="Minutes of a session, unless something else is said"
        />
        <SelectField
          {...form.choice('feed')}
          label="What calendars on people’s own phones show"
          hint="Staff can have their diary there by a secret address. It never says why somebody comes."
          choices={choicesOf(feedContents, feedLabels)}
        />
        <RowList
          {...form.choice('rooms')}
          errors={form.errors}
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
      </Section>
    </DraftForm>
  );
};

export const Component = () => {
  const current = useSettings();
  const staff = useReading(patientCalls.listStaff, {});
  return (
    <section>
      <StaffHeading title={titles.settings} />
      <p>
        Telephone, opening hours, closures and address are on the <Link to={screens.publicSite}>public site</Link>,
        where you publish them. What notes ask for is under <Link to={screens.noteTemplates}>note templates</Link>, and
        what letters say under <Link to={screens.letterTemplates}>letter templates</Link>.
      </p>
      <Loaded from={together({ current, staff })}>
        {(read) => <SettingsForm current={read.current} staff={read.staff} />}
      </Loaded>
    </section>
  );
};
