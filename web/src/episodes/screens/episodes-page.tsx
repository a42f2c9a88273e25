import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { episodeCalls } from '../../../../shared/episodes/calls.ts';
import type { Episode, EpisodeList as Episodes } from '../../../../shared/episodes/episode.ts';
import { reopeningInput } from '../../../../shared/episodes/episode-input.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { nameRecordsAdmin } from '../../../../shared/organisation/records-admin.ts';
import { openServices } from '../../../../shared/organisation/services.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { type ReferrerKind, referrerKindLabels, referrerKinds } from '../../../../shared/referrals/referrer-kind.ts';
import { RecordAlerts } from '../../alerts/parts/record-alerts.tsx';
import { CancelledAtEnd } from '../../appointments/parts/planned/planned-at-end.tsx';
import { MainButton, QuietButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useFocusAfterSwap } from '../../kernel/components/use-disclosure.ts';
import { titles } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { together } from '../../kernel/lib/reading.ts';
import { may } from '../../kernel/session/may.ts';
import { useRecord } from '../../patients/parts/queries.ts';
import { type TestSummary, useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { EpisodeList } from '../parts/episode-list.tsx';
import { useEpisodes } from '../parts/queries.ts';
import { ClosingForm } from './closing-form.tsx';
import styles from './episodes.module.css';

type ReturnProps = { patientId: string; episode: Episode; onDone: () => void };

/** A further episode of a person who returns: when and for what they were referred, and by whom. */
const NewEpisodeForm = ({ patientId, episode, onDone }: ReturnProps) => {
  const { mutateAsync } = useCall(episodeCalls.startEpisode);
  return (
    <ChangeForm
      className={styles.form}
      aria-label="New episode"
      save="Open a new episode"
      onDone={onDone}
      change={async (value) => {
        const referrerKind = value('referrerKind') as ReferrerKind;
        const asked = { referredOn: value('referredOn'), service: value('service'), referrerKind };
        return (await mutateAsync({ params: { patientId }, body: { after: episode.number, ...asked } })).message;
      }}
    >
      {(field) => (
        <>
          <TextField
            {...field('referredOn')}
            label="When they were referred this time"
            type="date"
            max={today()}
            defaultValue={today()}
          />
          <SelectField
            {...field('service')}
            label="For which service"
            defaultValue={episode.services[0] ?? ''}
            choices={[
              ['', 'Not clear yet'],
              ...openServices(episode.services[0]).map(({ id, name }) => [id, name] as const),
            ]}
          />
          <SelectField
            {...field('referrerKind')}
            label="Who referred them"
            defaultValue=""
            choices={[['', 'Please choose'], ...choicesOf(referrerKinds, referrerKindLabels)]}
          />
        </>
      )}
    </ChangeForm>
  );
};

const ReopeningForm = ({ patientId, episode: { number, version }, onDone }: ReturnProps) => {
  const { mutateAsync } = useCall(episodeCalls.reopenEpisode);
  return (
    <ChangeForm
      className={styles.form}
      aria-label="Open it again"
      save="Open it again"
      onDone={onDone}
      change={async (value) => {
        const body = { number, version, reason: value('reason') };
        return (await mutateAsync({ params: { patientId }, body })).message;
      }}
    >
      {(field) => (
        <>
          <CancelledAtEnd patientId={patientId} />
          <TextField
            {...field('reason', reopeningInput.shape.reason)}
            label="Why it is opened again"
            hint="Shown on the timeline."
          />
        </>
      )}
    </ChangeForm>
  );
};

type Props = { record: PatientRecord; episodes: Episodes; summary: TestSummary };
type Doing = 'close' | 'reopen' | 'return';

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
  const closeLabel = closing?.reason ? 'Change what is written' : 'Write down how it ended';
  const offers: [what: Doing, label: string, isOffered: boolean][] = [
    ['return', 'Open a new episode', closing !== undefined && !hasDied && may('mayWriteRecords')],
    ['reopen', 'Open it again', mayReopen],
    ['close', closing ? closeLabel : 'Close the episode', may('mayDeactivatePatients')],
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
          {nameRecordsAdmin()}.
        </p>
      )}
      <p className={styles.actions}>
        {offers
          .filter(([, , isOffered]) => isOffered)
          .map(([what, label], index) => {
            const Button = index === 0 ? MainButton : QuietButton;
            return <Button key={what} onClick={() => start(what)} label={label} />;
          })}
      </p>
    </>
  );
};

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
