import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EpisodeList } from '../../../../shared/api/episode.ts';
import type { PatientRecord } from '../../../../shared/api/record.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { useFocusAfterSwap } from '../../components/use-disclosure.ts';
import type { TestSummary } from '../../entities/result/queries.ts';
import { may } from '../../lib/session/may.ts';
import { ClosingForm } from './closing-form.tsx';
import styles from './episodes.module.css';
import { NewEpisodeForm } from './new-episode-form.tsx';
import { ReopeningForm } from './reopening-form.tsx';

type Props = { record: PatientRecord; episodes: EpisodeList; summary: TestSummary };
type Doing = 'close' | 'reopen' | 'return';

/** The actions on the current episode: close it, reopen it, begin a further one. */
export const EpisodeActions = ({ record, episodes: { content, mayReopen }, summary }: Props) => {
  const { patientId, firstName } = record;
  const [asked, ask] = useSearchParams();
  const [opened, open] = useState<Exclude<Doing, 'close'>>();
  // The longest form is in the address: somebody who fills in a questionnaire meanwhile finds it open again.
  const doing = asked.has('close') && may('mayDeactivatePatients') ? 'close' : opened;
  useFocusAfterSwap(doing, () => document.querySelector<HTMLElement>('h1'));
  const current = content.at(-1);
  if (!current) return null;
  const start = (what: Doing) => (what === 'close' ? ask({ close: '' }) : open(what));
  const done = () => (doing === 'close' ? ask({}, { replace: true }) : open(undefined));
  if (doing === 'close') {
    return <ClosingForm key={current.number} record={record} episode={current} summary={summary} onDone={done} />;
  }
  if (doing === 'reopen') return <ReopeningForm patientId={patientId} episode={current} onDone={done} />;
  if (doing === 'return') return <NewEpisodeForm patientId={patientId} after={current} onDone={done} />;

  const { closing } = current;
  const hasDied = closing?.reason === 'died';
  const offers: { what: Doing; label: string; isOffered: boolean }[] = [
    {
      what: 'return',
      label: 'Open a new episode',
      isOffered: closing !== undefined && !hasDied && may('mayWriteRecords'),
    },
    { what: 'reopen', label: 'Open it again', isOffered: mayReopen },
    {
      what: 'close',
      label: closing ? (closing.reason ? 'Change what is written' : 'Write down how it ended') : 'Close the episode',
      isOffered: may('mayDeactivatePatients'),
    },
  ];
  return (
    <>
      {hasDied && <p>{firstName} has died. The record is kept. Nothing is due, and nobody is reminded of anything.</p>}
      {closing && !hasDied && (
        <p>
          If {firstName} comes back, open a new episode: the scores and the waiting time begin again, on this record.
        </p>
      )}
      {closing && !mayReopen && (
        <p>
          If it was closed by mistake, whoever closed it can open it again within a day. After that, please ask{' '}
          {organisation.recordsAdmin}.
        </p>
      )}
      <p className={styles.actions}>
        {offers
          .filter(({ isOffered }) => isOffered)
          .map(({ what, label }, index) => (
            <button
              key={what}
              type="button"
              className={index === 0 ? 'button' : 'button quiet'}
              onClick={() => start(what)}
            >
              {label}
            </button>
          ))}
      </p>
    </>
  );
};
