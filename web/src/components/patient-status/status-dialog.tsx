import { flushSync } from 'react-dom';
import { useAnnounce } from '../announcer.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useSetActive } from './queries.ts';

type Props = { referralId: string; name: string; active: boolean; onClose: () => void };

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
        done: 'is inactive now. Nothing of the record is lost.',
      };

export const StatusDialog = ({ referralId, name, active, onClose }: Props) => {
  const announce = useAnnounce();
  const { mutateAsync, isPending, error } = useSetActive();
  const { title, text, done } = texts(active);
  const change = async () => {
    try {
      await mutateAsync({ referralId, active });
    } catch {
      return; // shown as `error`
    }
    // Gone before the focus moves: nothing behind an open dialog can take it.
    flushSync(onClose);
    announce(`${name} ${done}`);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <ConfirmDialog
      title={title}
      text={text}
      detail={name}
      waiting={isPending}
      problem={error?.message}
      onConfirm={() => void change()}
      onCancel={onClose}
    />
  );
};
