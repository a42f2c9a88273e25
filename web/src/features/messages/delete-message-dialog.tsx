import { flushSync } from 'react-dom';
import { useAnnounce } from '../../components/announcer.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useDeleteMessage } from './queries.ts';

type Props = { id: string; name: string; onClose: () => void; onDeleted?: () => void };

const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();

export const DeleteMessageDialog = ({ id, name, onClose, onDeleted = focusHeading }: Props) => {
  const announce = useAnnounce();
  const { mutateAsync, isPending, error } = useDeleteMessage();
  const remove = async () => {
    try {
      await mutateAsync(id);
    } catch {
      return; // shown as `error`
    }
    // Gone before the focus moves: nothing behind an open dialog can take it.
    flushSync(onClose);
    announce(`The message from ${name} was deleted.`);
    onDeleted();
  };
  return (
    <ConfirmDialog
      title="Confirm that you want to delete this message."
      text="Are you sure you want to delete this message?"
      detail={`From ${name}`}
      waiting={isPending}
      problem={error?.message}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
};
