import { flushSync } from 'react-dom';
import { useAnnounce } from '../../components/announcer.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useDeactivateReferral } from './queries.ts';

type Props = { id: string; onClose: () => void };

export const DeactivateReferralDialog = ({ id, onClose }: Props) => {
  const announce = useAnnounce();
  const { mutateAsync, isPending, error } = useDeactivateReferral();
  const deactivate = async () => {
    try {
      await mutateAsync(id);
    } catch {
      return; // shown as `error`
    }
    // Gone before the focus moves: nothing behind an open dialog can take it.
    flushSync(onClose);
    announce(`The referral ${id} was deactivated. Its record is kept.`);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <ConfirmDialog
      title="Confirm that you want to deactivate this referral."
      text="Are you sure you want to deactivate this referral?"
      detail={`Referral ${id}`}
      waiting={isPending}
      problem={error?.message}
      onConfirm={() => void deactivate()}
      onCancel={onClose}
    />
  );
};
