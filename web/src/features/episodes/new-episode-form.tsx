import type { Episode } from '../../../../shared/api/episode.ts';
import { records } from '../../../../shared/api/records.ts';
import { type ReferrerKind, referrerKindLabels, referrerKinds } from '../../../../shared/domain/referrer-kind.ts';
import { today } from '../../../../shared/domain/today.ts';
import { organisation } from '../../../../shared/organisation.ts';
import { TextField } from '../../components/field.tsx';
import { choicesOf, SelectField } from '../../components/select-field.tsx';
import { StaffFormFrame } from '../../components/staff-form-frame.tsx';
import { useChangeForm } from '../../components/use-change-form.ts';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { useCall } from '../../lib/query.ts';
import styles from './episodes.module.css';

type Props = { patientId: string; after: Episode; onDone: () => void };

const firstOf = ({ services: [first = ''] }: Episode): string => first;

/** A further episode of a person who returns: when and for what they were referred, and by whom. */
export const NewEpisodeForm = ({ patientId, after, onDone }: Props) => {
  const { mutateAsync } = useCall(records.startEpisode);
  const form = useChangeForm(async (value) => {
    const { message } = await mutateAsync({
      params: { patientId },
      body: {
        after: after.number,
        referredOn: value('referredOn'),
        service: value('service'),
        referrerKind: value('referrerKind') as ReferrerKind,
      },
    });
    return message;
  }, onDone);
  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      method="post"
      className={styles.form}
      aria-label="New episode"
      onSubmit={form.submit}
      save="Open a new episode"
      onCancel={onDone}
    >
      <TextField
        {...form.field('referredOn')}
        label="When they were referred this time"
        type="date"
        max={today()}
        defaultValue={today()}
      />
      <SelectField
        {...form.field('service')}
        label="For which service"
        defaultValue={firstOf(after)}
        choices={[['', 'Not clear yet'], ...organisation.services.map(({ id, name }) => [id, name] as const)]}
      />
      <SelectField
        {...form.field('referrerKind')}
        label="Who referred them"
        defaultValue=""
        choices={[['', 'Please choose'], ...choicesOf(referrerKinds, referrerKindLabels)]}
      />
    </StaffFormFrame>
  );
};
