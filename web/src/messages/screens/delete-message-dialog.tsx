import { messageCalls } from '../../../../shared/messages/calls.ts';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';

const deleteMessage = async (id: string): Promise<void> => {
  try {
    await fetchBody(messageCalls.deleteContact, { params: { id } });
  } catch (failure) {
    // A colleague was quicker: it is gone, as requested.
    if (!(failure instanceof CallFailure && failure.status === 404)) throw failure;
  }
  await refreshed();
};

type Props = { id: string; name: string; onClose: () => void; onDeleted?: () => void };

export const DeleteMessageDialog = ({ id, name, onClose, onDeleted }: Props) => (
  <ConfirmDialog
    title="Confirm that you want to delete this message."
    text="Are you sure you want to delete this message?"
    detail={`From ${name}`}
    act={() => deleteMessage(id)}
    done={`The message from ${name} was deleted.`}
    onClose={onClose}
    onDone={onDeleted}
  />
);
