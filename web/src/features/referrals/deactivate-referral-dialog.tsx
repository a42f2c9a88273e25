import { Link } from 'react-router-dom';
import { records } from '../../../../shared/api/records.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { CallFailure } from '../../lib/call-failure.ts';
import { patientScreen } from '../../lib/paths.ts';
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
      remedy={(error) =>
        error instanceof CallFailure &&
        error.status === 409 && (
          <p>
            <Link to={patientScreen(id)} onClick={onClose}>
              Go to the open alert
            </Link>
          </p>
        )
      }
    />
  );
};
