import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Episode } from '../../../../shared/episodes/episode.ts';
import { referralSections } from '../../../../shared/intake/referral-form.ts';
import { statusLabel } from '../../../../shared/organisation/facts.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { referralCalls, separationReason } from '../../../../shared/referrals/calls.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { DescribedGroup } from '../../kernel/components/described-group.tsx';
import { Facts } from '../../kernel/components/facts.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { describeSafeContact } from '../../kernel/lib/describe-safe-contact.ts';
import { describeWrittenIn } from '../../kernel/lib/describe-written-in.ts';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { referralScreen } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { givenIn } from '../../patients/parts/given-in.ts';
import { PatientLink } from '../../patients/parts/patient-link.tsx';
import styles from './referral-details.module.css';

const safeContact = 'referralSafeContact';

const ReferralAnswers = ({ record }: { record: PatientRecord }) => {
  const prefix = useId();
  return referralSections.map(({ id: section, title, groups }) => {
    const id = `${prefix}-${section}`;
    const answered = groups
      .filter((name) => name !== safeContact)
      .map((name) => ({ name, group: recordGroups[name], answers: givenIn(record, name) }))
      .filter(({ answers }) => answers.length > 0);
    if (answered.length === 0) return null;
    return (
      <section key={id} className={styles.section} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {answered.map(({ name, group, answers }) => (
          <section key={name} className={styles.group}>
            {group.title !== title && <h3>{group.title}</h3>}
            <DescribedGroup linked className={styles.facts} long={styles.wide} answers={answers} />
          </section>
        ))}
      </section>
    );
  });
};

/** A referral as it was sent, read-only: how to make contact safely first, then the sections of the form. */
export const ReferralDetails = ({ record }: { record: PatientRecord }) => (
  <>
    <section className={styles.safe} aria-labelledby="safe-contact">
      <h2 id="safe-contact">How is it safe to make contact?</h2>
      <p>{describeSafeContact(record[safeContact])}</p>
    </section>
    <Facts
      className={styles.facts}
      facts={[
        ['Patient', <PatientLink key="patient" {...record} />],
        ['Reference', record.reference],
        ['Referral ID', record.patientId],
        [
          'Date',
          <time key="date" dateTime={record.referralDate}>
            {formatInstant(record.referralDate)}
          </time>,
        ],
        ['Form', record.writtenIn && describeWrittenIn(record.writtenIn)],
        [statusLabel, record.active ? 'Active' : 'Inactive'],
        ['Assigned to', record.user ? fullName(record.user) : 'Nobody yet'],
      ]}
    />
    <ReferralAnswers record={record} />
  </>
);

const Asked = ({ patientId, formerId }: { patientId: string; formerId: string }) => (
  <Loaded from={useReading(referralCalls.readJoinedReferral, { params: { patientId, formerId } })}>
    {(record) => <ReferralAnswers record={record} />}
  </Loaded>
);

// Read when it is opened, and not before: each reading is audited.
const OneJoined = ({ patientId, joined }: { patientId: string; joined: Joined }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Also referred on {formatInstant(joined.referredAt)}
        {joined.reference && `, ${joined.reference}`}
      </summary>
      {isOpen && <Asked patientId={patientId} formerId={joined.formerId} />}
      {isOpen && may('mayWriteRecords') && <NotSamePerson patientId={patientId} joined={joined} />}
    </details>
  );
};

type Joined = NonNullable<Episode['joined']>[number];
type Props = { patientId: string; joined: Joined };

const SeparateForm = ({ patientId, joined, onDone }: Props & { onDone: () => void }) => {
  const navigate = useNavigate();
  const { mutateAsync } = useCall(referralCalls.separateReferral);
  const { formerId } = joined;
  return (
    <ChangeForm
      aria-label="Not the same person"
      save="Separate them"
      onDone={onDone}
      change={async (value) => {
        await mutateAsync({ params: { patientId, formerId }, body: { reason: value('reason') } });
        await navigate(referralScreen(formerId), { replace: true });
        return 'The referral is that of another person again.';
      }}
    >
      {(field) => (
        <>
          <p>
            The referral becomes a record of its own again, as it was when it was joined. Notes and answers that were
            written since stay with this person.
          </p>
          <TextField
            {...field('reason', separationReason)}
            label="Why they are not the same person"
            hint="Shown on both timelines."
          />
        </>
      )}
    </ChangeForm>
  );
};

const NotSamePerson = (props: Props) => {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <SeparateForm {...props} onDone={() => setAsking(false)} />;
  return <QuietButton onClick={() => setAsking(true)} label="This is not the same person" />;
};

/** Referrals that came as those of a new person and were joined to this one, as they were sent. */
export const JoinedReferrals = ({ patientId, episodes }: { patientId: string; episodes: readonly Episode[] }) =>
  episodes
    .flatMap(({ joined = [] }) => joined)
    .map((joined) => <OneJoined key={joined.formerId} patientId={patientId} joined={joined} />);
