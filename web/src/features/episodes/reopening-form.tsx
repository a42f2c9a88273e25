import type { Episode } from '../../../../shared/api/episode.ts';
import { reopeningInput } from '../../../../shared/api/episode-input.ts';
import { records } from '../../../../shared/api/records.ts';
import { TextField } from '../../components/field.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { CancelledAtEnd } from '../../entities/planned/cancelled-at-end.tsx';
import { useCall } from '../../lib/query.ts';
import styles from './episodes.module.css';

type Props = { patientId: string; episode: Episode; onDone: () => void };

/** Reopens a closed episode; the reason is on the timeline. */
export const ReopeningForm = ({ patientId, episode: { number, version }, onDone }: Props) => {
  const { mutateAsync } = useCall(records.reopenEpisode);
  const form = useChangeForm(async (value) => {
    const { message } = await mutateAsync({
      params: { patientId },
      body: { number, version, reason: value('reason') },
    });
    return message;
  }, onDone);
  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      method="post"
      className={styles.form}
      aria-label="Open it again"
      onSubmit={form.submit}
      save="Open it again"
      onCancel={onDone}
    >
      <CancelledAtEnd patientId={patientId} />
      <TextField
        {...form.field('reason', reopeningInput.shape.reason)}
        label="Why it is opened again"
        hint="Shown on the timeline."
      />
    </StaffFormFrame>
  );
};
