import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PlannedAtEnd as PlannedAnswers } from '../../../../shared/appointments/planned.ts';
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

const DeactivateDialog = ({ patientId, name, onClose }: Props) => {
  const deactivate = useCall(patientCalls.deactivatePatient);
  const close = useCall(episodeCalls.closeEpisode);
  const current = useEpisodes(patientId).data?.content.at(-1);
  const [reason, setReason] = useState<ClosingReason>();
  const [chosen, setChosen] = useState<PlannedAnswers>({});
  const choose = (change: PlannedAnswers) => setChosen((before) => ({ ...before, ...change }));
  const params = { patientId };
  /** Closes the episode for a reason, where one is chosen; otherwise the reason is recorded later. */
  const act = async () => {
    if (!reason || !current) return await deactivate.mutateAsync({ params, query: { ...chosen } });
    const { number, version } = current;
    return await close.mutateAsync({ params, body: { number, version, reason, informed: [], ...chosen } });
  };
  const wayOut = (to: string, words: string) => (
    <p>
      <Link to={to} onClick={onClose}>
        {words}
      </Link>
    </p>
  );
  const remedyOf = (error: Error) => {
    if (!(error instanceof CallFailure) || error.errors.sessions || error.errors.tasks) return null;
    if (error.status === 400)
      return wayOut(closingScreen(patientId), 'Fill in the last questionnaires, or say why not');
    return error.status === 409 && wayOut(patientScreen(patientId), `Open the record of ${name}`);
  };
  return (
    <ConfirmDialog
      title="Confirm that you want to deactivate this patient."
      text="Are you sure you want to deactivate this patient?"
      detail={name}
      act={act}
      done={`${name} is inactive now. The record is kept.`}
      onClose={onClose}
      remedy={remedyOf}
    >
      <SelectField
        name="closing-reason"
        label="Why it ends"
        value={reason ?? ''}
        choices={[['', 'I will write it down later'], ...choicesOf(closingReasons, closingReasonLabels)]}
        onChoose={(why) => setReason(why || undefined)}
      />
      <PlannedAtEnd patientId={patientId} chosen={chosen} hasDied={reason === 'died'} onChoose={choose} />
      {wayOut(closingScreen(patientId), 'Write down the outcome and who was told')}
    </ConfirmDialog>
  );
};

export const StatusDialog = ({ active, ...patient }: Props & { active: boolean }) =>
  active ? <ReactivateDialog {...patient} /> : <DeactivateDialog {...patient} />;
