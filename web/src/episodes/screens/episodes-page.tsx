import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { EpisodeList as Episodes } from '../../../../shared/episodes/episode.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { RecordAlerts } from '../../alerts/parts/record-alerts.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useFocusAfterSwap } from '../../kernel/components/use-disclosure.ts';
import { titles } from '../../kernel/lib/paths.ts';
import { together } from '../../kernel/lib/reading.ts';
import { may } from '../../kernel/session/may.ts';
import { useRecord } from '../../patients/parts/queries.ts';
import { type TestSummary, useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { EpisodeList } from '../parts/episode-list.tsx';
import { useEpisodes } from '../parts/queries.ts';
import { ClosingForm } from './closing-form.tsx';
import styles from './episodes.module.css';
import { NewEpisodeForm, ReopeningForm } from './return-forms.tsx';

type Props = { record: PatientRecord; episodes: Episodes; summary: TestSummary };
type Doing = 'close' | 'reopen' | 'return';

/** The actions on the current episode: close it, reopen it, begin a further one. */
const EpisodeActions = ({ record, episodes: { content, mayReopen }, summary }: Props) => {
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
  if (doing === 'return') return <NewEpisodeForm patientId={patientId} episode={current} onDone={done} />;

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

/** Every episode of one patient: how each began and ended, and the actions on the current one. */
export const Component = () => {
  const { id = '' } = useParams();
  const record = useRecord(id);
  const episodes = useEpisodes(id);
  const summary = useTestSummary(id);
  return (
    <article className={styles.page}>
      <StaffHeading title={titles.episodes} />
      <Loaded from={together({ record, summary, episodes })} missing={missing.patient}>
        {(read) => (
          <>
            <RecordAlerts patientId={id} />
            <EpisodeActions key={id} {...read} />
            <EpisodeList episodes={read.episodes.content} heading="h2" />
          </>
        )}
      </Loaded>
    </article>
  );
};
