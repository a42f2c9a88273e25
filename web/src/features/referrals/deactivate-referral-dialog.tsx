import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useDeactivateReferral } from './queries.ts';

type Props = { id: string; onClose: () => void };

export const DeactivateReferralDialog = ({ id, onClose }: Props) => {
  const { mutateAsync } = useDeactivateReferral();
  return (
    <ConfirmDialog
      title="Confirm that you want to deactivate this referral."
      text="Are you sure you want to deactivate this referral?"
      detail={`Referral ${id}`}
      act={() => mutateAsync(id)}
      done={`The referral ${id} was deactivated. Its record is kept.`}
      onClose={onClose}
    />
  );
};
