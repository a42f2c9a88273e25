import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { useDeleteMessage } from './queries.ts';

type Props = { id: string; name: string; onClose: () => void; onDeleted?: () => void };

export const DeleteMessageDialog = ({ id, name, onClose, onDeleted }: Props) => {
  const { mutateAsync } = useDeleteMessage();
  return (
    <ConfirmDialog
      title="Confirm that you want to delete this message."
      text="Are you sure you want to delete this message?"
      detail={`From ${name}`}
      act={() => mutateAsync(id)}
      done={`The message from ${name} was deleted.`}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
};
