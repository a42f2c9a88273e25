import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Episode } from '../../../../shared/api/episode.ts';
import { referrals, separationReason } from '../../../../shared/api/referrals.ts';
import { TextField } from '../../components/field.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { referralScreen } from '../../lib/paths.ts';
import { useCall } from '../../lib/query.ts';

export type Joined = NonNullable<Episode['joined']>[number];
type Props = { patientId: string; joined: Joined };

const SeparateForm = ({ patientId, joined, onCancel }: Props & { onCancel: () => void }) => {
  const navigate = useNavigate();
  const { mutateAsync } = useCall(referrals.separateReferral);
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

export const NotSamePerson = (props: Props) => {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <SeparateForm {...props} onCancel={() => setAsking(false)} />;
  return (
    <button type="button" className="button quiet" onClick={() => setAsking(true)}>
      This is not the same person
    </button>
  );
};
