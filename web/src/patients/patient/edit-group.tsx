import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef } from 'react';
import * as z from 'zod';
import type { ReferralGroupName } from '../../../../shared/intake/referral-form.ts';
import { describeGroup } from '../../../../shared/kernel/forms/describe.ts';
import {
  type AnyAnswer,
  askedFields,
  type Group,
  isList,
  type ListGroup,
} from '../../../../shared/kernel/forms/field.ts';
import { readEntries } from '../../../../shared/kernel/forms/read-entries.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { patientChange } from '../../../../shared/patients/patient-input.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { CancelButton } from '../../kernel/components/cancel-button.tsx';
import { DraftOffer } from '../../kernel/components/draft-offer.tsx';
import { FormGroup } from '../../kernel/components/form-fields/form-group.tsx';
import { MergeNotice } from '../../kernel/components/merge-notice.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { focusFirstControl } from '../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { groupSlug } from '../../kernel/drafts/group-slug.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import type { MergedFields } from '../../kernel/forms/merged-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { callQuery } from '../../kernel/lib/query.ts';
import styles from './patient.module.css';

type Answers = Record<string, AnyAnswer> | string[];
type GroupFields = Record<string, AnyAnswer>;

// The lines of a list are one field.
const lines = 'lines';
const answer = z.union([z.string(), z.boolean(), z.array(z.string())]);

/** The schema of a draft of a group; older drafts held the answers one level deeper. */
const groupDraft: z.ZodType<GroupFields> = z.preprocess(
  (stored) => {
    const earlier = z.object({ answers: z.unknown() }).safeParse(stored);
    if (!earlier.success) return stored;
    return Array.isArray(earlier.data.answers) ? { [lines]: earlier.data.answers } : earlier.data.answers;
  },
  z.record(z.string(), answer),
);

/** The answers of a group as the fields of a form: only those of questions that are asked. */
const fieldsOfGroup = (group: Group | ListGroup, answers: Answers): GroupFields => {
  if (isList(group)) return { [lines]: Array.isArray(answers) ? answers : [] };
  const given = answers as Readonly<Record<string, AnyAnswer>>;
  return Object.fromEntries(askedFields(group).map(([name]) => [name, given[name] ?? '']));
};

const answersOfFields = (group: Group | ListGroup, fields: GroupFields): Answers =>
  isList(group) ? ((fields[lines] ?? []) as string[]) : fields;

const describeFields = (group: Group | ListGroup): MergedFields<GroupFields> =>
  Object.fromEntries(
    describeGroup(group, undefined).map(({ name, label }) => {
      const field = isList(group) ? lines : name;
      const describe = (value: unknown): string => {
        const answers = answersOfFields(group, { [field]: value as AnyAnswer });
        return describeGroup(group, answers).find((one) => one.name === name)?.text ?? '';
      };
      return [field, [label, describe]];
    }),
  );

const savedGroup = (name: ReferralGroupName, record: PatientRecord) => ({
  version: record.version,
  values: fieldsOfGroup(recordGroups[name], record[name]),
});

type Props = { name: ReferralGroupName; record: PatientRecord; onDone: () => void };

/** Changes one group of a record. Typed words stay until they are saved, whatever else happens. */
export const EditGroup = ({ name, record, onDone }: Props) => {
  const group = recordGroups[name];
  const { patientId } = record;
  const announce = useAnnounce();
  const queries = useQueryClient();
  const showRecord = (shown: PatientRecord) =>
    queries.setQueryData(callQuery(patientCalls.readReferral, { params: { id: patientId } }).queryKey, shown);
  const form = useStaffForm({
    place: { form: `record-${groupSlug(name)}`, recordId: patientId },
    schema: groupDraft,
    saved: savedGroup(name, record),
  });
  // The whole record is sent: the latest one, with whose version the form has been merged.
  const whole = useRef(record);
  if (record.version >= whole.current.version) whole.current = record;

  const read = (element: HTMLFormElement) =>
    fieldsOfGroup(group, readEntries({ [name]: group }, new FormData(element))[name] ?? []);

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    const controls = [...new FormData(event.currentTarget).keys()];
    const change = (values: ReturnType<typeof read>) => ({
      ...whole.current,
      [name]: answersOfFields(group, values),
    });
    const saved = await form.submit({
      check: (values) => checkFields(patientChange, change(values), undefined, controls),
      send: ({ values, version }) => send(patientCalls.updatePatient, { body: { ...change(values), version } }),
      done: (answer) =>
        answer.status === 200 ? { value: answer.body, saved: savedGroup(name, answer.body) } : undefined,
      stale: (answer) => {
        if (answer.status !== 409) return undefined;
        whole.current = answer.body.current;
        return savedGroup(name, whole.current);
      },
    });
    if (!saved) return;
    showRecord(saved.value);
    announce(`${group.title}: saved.`);
    onDone();
  };

  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      className={styles.editing}
      aria-label={group.title}
      onSubmit={save}
      onInput={({ currentTarget, target }) => {
        // The choices between two versions are no fields of the group.
        if (target instanceof HTMLElement && target.closest('[data-group]')) form.write(read(currentTarget));
      }}
      save="Save"
      beside={
        <CancelButton
          form={form}
          what={`${group.title}: ${fullName(record)}`}
          onClose={() => {
            if (whole.current !== record) showRecord(whole.current);
            onDone();
          }}
        />
      }
    >
      <DraftOffer form={form} what="change" />
      <MergeNotice form={form} fields={describeFields(group)} />
      <FormGroup
        key={form.formKey}
        name={name}
        group={group}
        values={answersOfFields(group, form.start)}
        errors={form.errors}
      />
    </StaffFormFrame>
  );
};
