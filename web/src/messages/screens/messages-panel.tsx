import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type MessageListName, messageLists } from '../../../../shared/messages/contact-message.ts';
import { ListPanel, usePageInAddress } from '../../kernel/components/list-panel.tsx';
import { may } from '../../kernel/session/may.ts';
import { useChosen } from '../../referrals/parts/use-chosen.ts';
import { type ChosenMessage, JudgeMessages } from './judge-messages.tsx';
import styles from './messages-table.module.css';
import { MessagesTable } from './messages-table.tsx';
import { useMessages } from './queries.ts';

const labels: Record<MessageListName, string> = { all: 'All', apart: 'To be looked at', junk: 'Junk' };
const empty: Record<MessageListName, string> = {
  all: 'There are no messages. New ones appear here.',
  apart: 'Nothing is to be looked at. Messages are set apart here when one place sends unusually many.',
  junk: 'No message is marked as junk.',
};

const addressOf = (list: MessageListName) => ({ show: 'messages', ...(list !== 'all' && { list }) });

type LinksProps = { list: MessageListName; apart: { count: number; danger: number } | undefined };

/** The lists of messages; how many are set apart is said on each. */
const ListLinks = ({ list, apart }: LinksProps) => (
  <nav aria-label="Lists of messages" className={styles.lists}>
    <ul>
      {messageLists.map((name) => (
        <li key={name}>
          <Link
            to={{ search: `${new URLSearchParams(addressOf(name))}` }}
            aria-current={name === list ? 'page' : undefined}
          >
            {labels[name]}
            {name === 'apart' &&
              apart &&
              ` (${apart.count}${apart.danger > 0 ? `, ${apart.danger} to read first` : ''})`}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** The contact messages, newest first. */
export const MessagesPanel = () => {
  const [search] = useSearchParams();
  const name = messageLists.find((one) => one === search.get('list')) ?? 'all';
  const [page, turnTo] = usePageInAddress(addressOf(name));
  const list = useMessages(page, name);
  const choosing = useChosen<ChosenMessage>();
  const [isAsked, setAsked] = useState(false);
  const maySelect = may('mayAnswerMessages') && (name !== 'all' || isAsked);
  return (
    <ListPanel
      title="Messages"
      list={list}
      page={page}
      onPageChange={turnTo}
      empty={empty[name]}
      above={
        <>
          <ListLinks list={name} apart={list.data?.apart} />
          {may('mayAnswerMessages') && name === 'all' && (
            <button
              type="button"
              className="button quiet"
              aria-pressed={isAsked}
              onClick={() => {
                choosing.clear();
                setAsked(!isAsked);
              }}
            >
              Choose several
            </button>
          )}
          {maySelect && <JudgeMessages key={name} list={name} rows={list.data?.content ?? []} choosing={choosing} />}
        </>
      }
    >
      {(shown) => <MessagesTable page={shown} choosing={maySelect ? choosing : undefined} />}
    </ListPanel>
  );
};
