import { records } from '../../../../shared/api/records.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useCall } from '../../lib/query.ts';

type Props = { id: string; reference: string; onClose: () => void };

export const DeactivateReferralDialog = ({ id, reference, onClose }: Props) => {
  const { mutateAsync } = useCall(records.deactivateReferral);
  return (
    <ConfirmDialog
      title="Confirm that you want to deactivate this referral."
      text="Are you sure you want to deactivate this referral?"
      detail={`Referral ${reference}`}
      act={() => mutateAsync({ params: { id } })}
      done={`The referral ${reference} was deactivated. Its record is kept.`}
      onClose={onClose}
    />
  );
};
