import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AppointmentsAtEnd } from '../../../../shared/appointments/planned.ts';
import { episodeCalls } from '../../../../shared/episodes/calls.ts';
import { type ClosingReason, closingReasonLabels, closingReasons } from '../../../../shared/episodes/closing.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { CancelledAtEnd, PlannedAtEnd } from '../../appointments/parts/planned/planned-at-end.tsx';
import { useEpisodes } from '../../episodes/parts/queries.ts';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { closingScreen, patientScreen } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';

type Props = { patientId: string; name: string; onClose: () => void };

const ReactivateDialog = ({ patientId, name, onClose }: Props) => {
  const { mutateAsync } = useCall(patientCalls.reactivatePatient);
  return (
    <ConfirmDialog
      title="Confirm that you want to reactivate this patient."
      text="Are you sure you want to reactivate this patient?"
      detail={name}
      act={() => mutateAsync({ params: { patientId } })}
      done={`${name} is active again.`}
      onClose={onClose}
    >
      <CancelledAtEnd patientId={patientId} />
    </ConfirmDialog>
  );
};

/** Closes the episode for a reason, where one is chosen; otherwise the reason is recorded later. */
const useDeactivation = (patientId: string) => {
  const deactivate = useCall(patientCalls.deactivatePatient);
  const close = useCall(episodeCalls.closeEpisode);
  const { data: episodes } = useEpisodes(patientId);
  const current = episodes?.content.at(-1);
  return async (reason: ClosingReason | undefined, chosen: AppointmentsAtEnd | undefined) => {
    const sessions = chosen && { sessions: chosen };
    if (!reason || !current) return await deactivate.mutateAsync({ params: { patientId }, query: { ...sessions } });
    const { number, version } = current;
    return await close.mutateAsync({
      params: { patientId },
      body: { number, version, reason, informed: [], ...sessions },
    });
  };
};

const DeactivateDialog = ({ patientId, name, onClose }: Props) => {
  const deactivate = useDeactivation(patientId);
  const [reason, setReason] = useState<ClosingReason>();
  const [sessions, setSessions] = useState<AppointmentsAtEnd>();
  const remedyOf = (error: Error) => {
    if (!(error instanceof CallFailure) || error.errors.sessions) return null;
    if (error.status === 400) {
      return (
        <p>
          <Link to={closingScreen(patientId)} onClick={onClose}>
            Fill in the last questionnaires, or say why not
          </Link>
        </p>
      );
    }
    return (
      error.status === 409 && (
        <p>
          <Link to={patientScreen(patientId)} onClick={onClose}>
            Open the record of {name}
          </Link>
        </p>
      )
    );
  };
  return (
    <ConfirmDialog
      title="Confirm that you want to deactivate this patient."
      text="Are you sure you want to deactivate this patient?"
      detail={name}
      act={() => deactivate(reason, sessions)}
      done={`${name} is inactive now. The record is kept.`}
      onClose={onClose}
      remedy={remedyOf}
    >
      <SelectField
        name="closing-reason"
        label="Why it ends"
        value={reason ?? ''}
        choices={[['', 'I will write it down later'], ...choicesOf(closingReasons, closingReasonLabels)]}
        onChoose={(chosen) => setReason(chosen || undefined)}
      />
      <PlannedAtEnd patientId={patientId} chosen={sessions} hasDied={reason === 'died'} onChoose={setSessions} />
      <p>
        <Link to={closingScreen(patientId)} onClick={onClose}>
          Write down the outcome and who was told
        </Link>
      </p>
    </ConfirmDialog>
  );
};

/** Asks before a patient is made inactive, or active again. */
export const StatusDialog = ({ active, ...patient }: Props & { active: boolean }) =>
  active ? <ReactivateDialog {...patient} /> : <DeactivateDialog {...patient} />;
