import { type SyntheticEvent, useState } from 'react';
import * as z from 'zod';
import { type PatientRecord, patientChange } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { readEntries } from '../../../../shared/forms/read-entries.ts';
import { recordGroups } from '../../../../shared/forms/record-groups.ts';
import type { ReferralGroupName } from '../../../../shared/forms/referral-form.ts';
import { useAnnounce } from '../../components/announcer.tsx';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { FormActions } from '../../components/form-actions.tsx';
import { FormGroup } from '../../components/form-fields/form-group.tsx';
import { focusFirstControl } from '../../components/use-disclosure.ts';
import { useStaffForm } from '../../components/use-staff-form.ts';
import { send } from '../../lib/api-client.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { firstErrors } from '../../lib/first-errors.ts';
import { type Answers, buildChange } from './build-change.ts';
import { Conflict } from './conflict.tsx';
import styles from './patient.module.css';
import { useShowRecord } from './queries.ts';

const answer = z.union([z.string(), z.boolean(), z.array(z.string())]);
const draftSchema: z.ZodType<{ answers: Answers }> = z.object({
  answers: z.union([z.array(z.string()), z.record(z.string(), answer)]),
});
const formName = (name: ReferralGroupName) => `record-${name.replaceAll(/[A-Z]/g, (l) => `-${l.toLowerCase()}`)}`;

type Props = { name: ReferralGroupName; record: PatientRecord; onDone: () => void };

/** Changes one group of a record. What was typed stays until it is saved, whatever else happens. */
export const EditGroup = ({ name, record, onDone }: Props) => {
  const group = recordGroups[name];
  const announce = useAnnounce();
  const showRecord = useShowRecord();
  const { errors, attempt, status, submit } = useStaffForm();
  const [start, setStart] = useState<{ values: Answers; round: number }>({ values: record[name], round: 0 });
  const [opened] = useState(record);
  // The record as somebody else has saved it meanwhile, and what was typed here.
  const [conflict, setConflict] = useState<{ theirs: PatientRecord; mine: Answers }>();
  const draft = useDraft({ form: formName(name), recordId: record.referralId, schema: draftSchema });

  const read = (form: HTMLFormElement): Answers => readEntries({ [name]: group }, new FormData(form))[name] ?? [];

  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mine = read(event.currentTarget);
    const body = buildChange({ name, seen: conflict?.theirs ?? opened, live: record, answers: mine });
    const checked = patientChange.safeParse(body);
    const names = [...new FormData(event.currentTarget).keys()];
    void submit({
      body,
      wrong: checked.success ? {} : firstErrors(checked.error.issues, names),
      send: () => send(records.updatePatient, { body }),
      onAnswer: (sent) => {
        if (sent.status === 409) setConflict({ theirs: sent.body.current, mine });
        if (sent.status !== 200) return undefined;
        void draft.clear();
        showRecord(sent.body);
        announce(`${group.title}: saved.`);
        onDone();
        return '';
      },
    });
  };

  return (
    <form
      ref={focusFirstControl}
      noValidate
      className={styles.editing}
      aria-label={group.title}
      onSubmit={save}
      onInput={({ currentTarget }) => draft.keep({ answers: read(currentTarget) })}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <DraftOffer
        draft={draft}
        what="change"
        onTake={({ answers }) => setStart(({ round }) => ({ values: answers, round: round + 1 }))}
      />
      {conflict && (
        <Conflict
          key={conflict.theirs.version}
          name={name}
          {...conflict}
          onTakeTheirs={() => {
            void draft.clear();
            showRecord(conflict.theirs);
            onDone();
          }}
        />
      )}
      <FormGroup key={start.round} name={name} group={group} values={start.values} errors={errors} />
      <FormActions label={conflict ? 'Save mine' : 'Save'} status={status}>
        <button type="button" className="button quiet" onClick={onDone}>
          Cancel
        </button>
      </FormActions>
    </form>
  );
};
