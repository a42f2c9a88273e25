import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Episode } from '../../../../shared/episodes/episode.ts';
import { referralCalls, separationReason } from '../../../../shared/referrals/calls.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { focusFirstControl } from '../../kernel/components/use-disclosure.ts';
import { formatInstant } from '../../kernel/lib/format-date.ts';
import { referralScreen } from '../../kernel/lib/paths.ts';
import { callQuery, useCall } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { ReferralAnswers } from './referral-details.tsx';

const Asked = ({ patientId, formerId }: { patientId: string; formerId: string }) => (
  <Loaded from={useQuery(callQuery(referralCalls.readJoinedReferral, { params: { patientId, formerId } }))}>
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

const SeparateForm = ({ patientId, joined, onCancel }: Props & { onCancel: () => void }) => {
  const navigate = useNavigate();
  const { mutateAsync } = useCall(referralCalls.separateReferral);
  const { formerId } = joined;
  const form = useChangeForm(
    async (value) => {
      await mutateAsync({ params: { patientId, formerId }, body: { reason: value('reason') } });
      return 'The referral is that of another person again.';
    },
    () => void navigate(referralScreen(formerId), { replace: true }),
  );
  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      method="post"
      onSubmit={form.submit}
      aria-label="Not the same person"
      save="Separate them"
      onCancel={onCancel}
    >
      <p>
        The referral becomes a record of its own again, as it was when it was joined. Notes and answers that were
        written since stay with this person.
      </p>
      <TextField
        {...form.field('reason', separationReason)}
        label="Why they are not the same person"
        hint="Shown on both timelines."
      />
    </StaffFormFrame>
  );
};

const NotSamePerson = (props: Props) => {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <SeparateForm {...props} onCancel={() => setAsking(false)} />;
  return (
    <button type="button" className="button quiet" onClick={() => setAsking(true)}>
      This is not the same person
    </button>
  );
};

/** Referrals that came as those of a new person and were joined to this one, as they were sent. */
export const JoinedReferrals = ({ patientId, episodes }: { patientId: string; episodes: readonly Episode[] }) =>
  episodes
    .flatMap(({ joined = [] }) => joined)
    .map((joined) => <OneJoined key={joined.formerId} patientId={patientId} joined={joined} />);
