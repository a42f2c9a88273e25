import { records } from '../../../../shared/api/records.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useCall } from '../../lib/query.ts';

type Props = { id: string; onClose: () => void };

export const DeactivateReferralDialog = ({ id, onClose }: Props) => {
  const { mutateAsync } = useCall(records.deactivateReferral);
  return (
    <ConfirmDialog
      title="Confirm that you want to deactivate this referral."
      text="Are you sure you want to deactivate this referral?"
      detail={`Referral ${id}`}
      act={() => mutateAsync({ params: { id } })}
      done={`The referral ${id} was deactivated. Its record is kept.`}
      onClose={onClose}
    />
  );
};
