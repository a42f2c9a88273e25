import { Link } from 'react-router-dom';
import { records } from '../../../../shared/api/records.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { CallFailure } from '../../lib/call-failure.ts';
import { patientScreen } from '../../lib/paths.ts';
import { useCall } from '../../lib/query.ts';

type Props = { patientId: string; name: string; active: boolean; onClose: () => void };

const texts = (active: boolean) =>
  active
    ? {
        title: 'Confirm that you want to reactivate this patient.',
        text: 'Are you sure you want to reactivate this patient?',
        done: 'is active again.',
      }
    : {
        title: 'Confirm that you want to deactivate this patient.',
        text: 'Are you sure you want to deactivate this patient?',
        done: 'is inactive now. The record is kept.',
      };

export const StatusDialog = ({ patientId, name, active, onClose }: Props) => {
  const { mutateAsync } = useCall(active ? records.reactivatePatient : records.deactivatePatient);
  const { title, text, done } = texts(active);
  return (
    <ConfirmDialog
      title={title}
      text={text}
      detail={name}
      act={() => mutateAsync({ params: { patientId } })}
      done={`${name} ${done}`}
      onClose={onClose}
      remedy={(error) =>
        error instanceof CallFailure &&
        error.status === 409 && (
          <p>
            <Link to={patientScreen(patientId)} onClick={onClose}>
              Go to the open alert of {name}
            </Link>
          </p>
        )
      }
    />
  );
};
