import { ListPanel, usePageInAddress } from '../../components/list-panel.tsx';
import { MessagesTable } from './messages-table.tsx';
import { useMessages } from './queries.ts';

/** The contact messages, newest first. */
export const MessagesPanel = () => {
  const [page, turnTo] = usePageInAddress({ show: 'messages' });
  return (
    <ListPanel
      title="Messages"
      list={useMessages(page)}
      page={page}
      onPageChange={turnTo}
      empty="There are no messages. New ones appear here."
    >
      {(shown) => <MessagesTable page={shown} />}
    </ListPanel>
  );
};
