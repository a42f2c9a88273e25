import { useMutation } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { Problem } from '../../components/problem.tsx';
import { WaitingFor } from '../../components/waiting.tsx';
import { fetchBody } from '../../lib/query.ts';
import styles from './document-list.module.css';

type Props = { patientId: string; documentId: string; name: string };
type How = 'shown' | 'saved';

/**
 * Opens a document in a tab of its own, or downloads it: by a link that works for a minute and is requested each time.
 */
export const OpenDocument = ({ patientId, documentId, name }: Props) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ how, tab }: { how: How; tab: Window | null }) => {
      try {
        const { url } = await fetchBody(records.openDocument, {
          params: { patientId, documentId },
          query: { as: how },
        });
        // The way without a new tab, and for an attachment, which leaves this page unchanged.
        (tab ?? window).location.assign(url);
      } catch (failure) {
        tab?.close();
        throw failure;
      }
    },
  });
  const start = (how: How) => {
    if (isPending) return;
    // At the click itself: browsers open no tab later.
    const tab = how === 'shown' ? window.open('', '_blank') : null;
    mutate({ how, tab });
  };
  return (
    <>
      {(['shown', 'saved'] as const).map((how) => (
        <button key={how} type="button" className="in-row" aria-disabled={isPending} onClick={() => start(how)}>
          {how === 'shown' ? 'Open' : 'Download'}
          <span className="visually-hidden">
            {' '}
            {name}
            {how === 'shown' && ', in a new tab'}
          </span>
        </button>
      ))}
      <WaitingFor during={isPending} className={styles.wait} />
      {error && <Problem text={error.message} />}
    </>
  );
};
