import type { OrganisationSettings } from '../../../../shared/api/organisation-settings.ts';
import type { StaffUser } from '../../../../shared/api/record.ts';
import { settings, settingsInput } from '../../../../shared/api/settings.ts';
import { escalateAfterMinutes } from '../../../../shared/domain/escalation.ts';
import { weekdays } from '../../../../shared/domain/rota.ts';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { controlId } from '../../components/field.tsx';
import { MergeNotice } from '../../components/merge-notice.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { send } from '../../lib/api-client.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { AppointmentSettings } from './appointment-settings.tsx';
import { PersonField } from './person-field.tsx';
import { RotaDates } from './rota-dates.tsx';
import styles from './settings.module.css';
import {
  assignThemselves,
  bodyOf,
  controlOf,
  dayNames,
  everybodyOpens,
  fieldOrder,
  mergedFields,
  type SettingsValues,
  savedOf,
  settingsDraft,
} from './settings-fields.ts';

type Props = { current: OrganisationSettings; staff: readonly StaffUser[] };

/** The form of the settings; two admins at once lose nothing of each other's. */
export const SettingsForm = ({ current, staff }: Props) => {
  const form = useStaffForm<SettingsValues>({
    place: { form: 'settings', recordId: undefined },
    schema: settingsDraft,
    saved: savedOf(current),
  });
  const { version } = savedOf(current);

  const save = () =>
    form.submit({
      check: (written) => checkFields(settingsInput, bodyOf(version, written), controlOf, fieldOrder(written)),
      send: (written) => send(settings.saveSettings, { body: bodyOf(written.version, written.values) }),
      done: (answer) =>
        answer.status === 200
          ? { value: true, text: 'The settings have been saved.', saved: savedOf(answer.body) }
          : undefined,
      stale: (answer) => (answer.status === 409 ? savedOf(answer.body.current) : undefined),
      control: controlOf,
    });

  return (
    <StaffFormFrame form={form} className={styles.form} onSubmit={save} save="Save settings">
      <DraftOffer form={form} what="change of the settings" />
      <MergeNotice form={form} fields={mergedFields(staff)} />
      <section aria-labelledby="rota">
        <h2 id="rota">Rota of duty leads</h2>
        <p className={styles.hint}>
          When nobody has answered an alert for {escalateAfterMinutes} minutes, the duty lead of the day gets a text;
          after another {escalateAfterMinutes} minutes all admins do. The text names nobody and gives no reason. On a
          day without a duty lead it goes to the admins at once.
        </p>
        <div className={styles.week}>
          {weekdays.map((day) => (
            <PersonField key={day} {...form.choice(day)} label={dayNames[day]} staff={staff} />
          ))}
        </div>
        <RotaDates {...form.choice('dates')} errors={form.errors} staff={staff} />
      </section>
      <section aria-labelledby="assigning">
        <h2 id="assigning">Assigning patients</h2>
        <label className={styles.tick}>
          <input
            type="checkbox"
            id={controlId('staffMayAssignThemselves')}
            {...form.tick('staffMayAssignThemselves')}
          />
          <span>{assignThemselves}</span>
        </label>
        <p className={styles.hint}>Admins can always assign patients to anybody.</p>
      </section>
      <section aria-labelledby="opening">
        <h2 id="opening">Who may open a record</h2>
        <label className={styles.tick}>
          <input type="checkbox" id={controlId('everybodyOpens')} {...form.tick('everybodyOpens')} />
          <span>{everybodyOpens}</span>
        </label>
        <p className={styles.hint}>
          Without it, staff open the records of their caseload and of the services that you choose for them under Staff
          accounts; other records open with a reason, and their worker is told. Whoever has no services there works in
          all of them. Admins open every record. The privacy page says so to everybody: have it changed if you tick
          this.
        </p>
      </section>
      <AppointmentSettings form={form} />
    </StaffFormFrame>
  );
};
