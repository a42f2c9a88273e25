import { episodeCalls } from '../../../../shared/episodes/calls.ts';
import type { Episode } from '../../../../shared/episodes/episode.ts';
import { reopeningInput } from '../../../../shared/episodes/episode-input.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import { type ReferrerKind, referrerKindLabels, referrerKinds } from '../../../../shared/referrals/referrer-kind.ts';
import { CancelledAtEnd } from '../../appointments/parts/planned/planned-at-end.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { useCall } from '../../kernel/lib/query.ts';
import styles from './episodes.module.css';

type Props = { patientId: string; episode: Episode; onDone: () => void };

/** A further episode of a person who returns: when and for what they were referred, and by whom. */
export const NewEpisodeForm = ({ patientId, episode, onDone }: Props) => {
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
            choices={[['', 'Not clear yet'], ...organisation.services.map(({ id, name }) => [id, name] as const)]}
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

/** Reopens a closed episode; the reason is on the timeline. */
export const ReopeningForm = ({ patientId, episode: { number, version }, onDone }: Props) => {
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
