import { useState } from 'react';
import { type Appointment, cancellationInput } from '../../../../shared/appointments/appointment.ts';
import { appointmentRecord, recordedStatuses } from '../../../../shared/appointments/appointment-record.ts';
import { cancellers, mostRepeatsWith, notices, wasSeen } from '../../../../shared/appointments/appointments.ts';
import { appointmentCalls } from '../../../../shared/appointments/calls.ts';
import type { Reply } from '../../../../shared/kernel/call.ts';
import type { NoteTemplate } from '../../../../shared/notes/note-templates.ts';
import { caseNoteText, type StaffUser } from '../../../../shared/patients/record.ts';
import { answersMissing, openQuestions } from '../../../../shared/questionnaires/check-answers.ts';
import { describeProgress } from '../../../../shared/questionnaires/describe-progress.ts';
import { dueAt } from '../../../../shared/questionnaires/due-at.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import { instrumentsFor } from '../../../../shared/questionnaires/offered.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { filterAsked } from '../../../../shared/questionnaires/scoring.ts';
import type { OrganisationSettings } from '../../../../shared/settings/organisation-settings.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { controlId, LongTextField, TextField } from '../../kernel/components/field.tsx';
import { questionName } from '../../kernel/components/questions/question.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { nameOfId } from '../../kernel/lib/format.ts';
import { NoteTemplates } from '../../notes/parts/note-templates.tsx';
import { useStartOfForm } from '../../patients/parts/use-addressed-patient.ts';
import type { TestSummary } from '../../questionnaires/parts/results/queries.ts';
import { ColleagueField } from '../../users/parts/colleague-field.tsx';
import { AgreedFields, InterpreterFields, interpreterLimits, mergedAgreed } from '../parts/agreed-fields.tsx';
import { cancellerLabels, noticeLabels, statusLabels } from '../parts/words.ts';
import { lineOf, Measure, type NextPart } from './measure.tsx';
import { NextAppointment } from './next-appointment.tsx';
import styles from './record.module.css';
import {
  agreedIn,
  begunOf,
  bodyOf,
  controlOf,
  entryOf,
  type RecordFields,
  recordDraft,
  scopeOf,
  startOf,
  suggestNext,
} from './record-fields.ts';
import { WhenAndWhere } from './when-and-where.tsx';

const saveId = 'save-appointment';
const saveLabel = 'Save session';

/** The reply to what was sent, and its fields. */
export type SavedAppointment = Extract<Reply<typeof appointmentCalls.recordAppointment>, { status: 201 }>['body'] & {
  values: RecordFields;
};

type Props = {
  patient: TestSummary;
  planned: Appointment | undefined;
  last: Appointment | undefined;
  settings: OrganisationSettings;
  colleagues: readonly StaffUser[];
  templates: readonly NoteTemplate[];
  username: string;
  onSaved: (saved: SavedAppointment) => void;
};

/** The first missing answer of each questionnaire that was begun. */
const findUnanswered = (begun: readonly QuestionnaireId[], values: Record<string, string>): FieldErrors =>
  Object.fromEntries(
    begun.flatMap((type) => {
      const questionnaire = findQuestionnaire(type);
      const answers = filterAsked(questionnaire, entryOf(values, type).answers);
      const first = openQuestions(questionnaire, answers).find((one) => !questionnaire.questions[one]?.askedIf);
      if (first === undefined) return [];
      const text = `${describeProgress(questionnaire, answers)} ${answersMissing} Or clear this questionnaire, if you did not ask it.`;
      return [[questionName(first, scopeOf(type)), text]];
    }),
  );

/**
 * A whole appointment in one form: whether they came, when and where, the note, the questionnaires, and the next
 * appointment.
 */
export const RecordForm = ({ patient, planned, last, settings, colleagues, templates, username, onSaved }: Props) => {
  const { patientId, service, tests } = patient;
  const { rooms, minutes } = settings.sessions;
  const [now] = useState(() => Date.now());
  const form = useStaffForm({
    place: { form: 'appointment-record', recordId: patientId, patientId },
    schema: recordDraft,
    saved: startOf(planned, { workerId: username, minutes, now, last }),
    limits: { note: caseNoteText, reason: cancellationInput.shape.reason, ...interpreterLimits },
  });
  const { values, errors, write, field, choice } = form;
  const status = values.status as (typeof recordedStatuses)[number];
  const offered = instrumentsFor(service).map(({ id }) => id);
  const due = dueAt(service, tests, values.day ?? '');
  const others = offered.filter((id) => !due.includes(id));
  const begun = begunOf(values, offered);
  const isSeen = wasSeen(status);
  const wasRefused = Object.keys(errors).length > 0;
  useStartOfForm(true, () => document.getElementById(controlId('note'))?.focus({ preventScroll: true }));

  const partAfter = (type: QuestionnaireId): NextPart => {
    const next = due.includes(type) ? due[due.indexOf(type) + 1] : undefined;
    return next ? { id: lineOf(next), label: findQuestionnaire(next).name } : { id: saveId, label: saveLabel };
  };
  const plannedOf = (version: number) => planned && { appointmentId: planned.appointmentId, version };

  const submit = async () => {
    const done = await form.submit({
      check: (written) => ({
        ...checkFields(appointmentRecord, bodyOf(written, [], plannedOf(1)), controlOf),
        ...findUnanswered(begunOf(written, offered), written),
      }),
      body: ({ version, values: written }) => [version, patientId, written],
      send: async ({ version, values: written }, idempotencyKey) => ({
        ...(await send(appointmentCalls.recordAppointment, {
          params: { patientId },
          body: bodyOf(written, offered, plannedOf(version)),
          idempotencyKey,
        })),
        written,
      }),
      done: (answer) => (answer.status === 201 ? { value: { ...answer.body, values: answer.written } } : undefined),
      stale: (answer) =>
        answer.status === 409 && answer.body.current
          ? startOf(answer.body.current, { workerId: username, minutes, now, last })
          : undefined,
      control: controlOf,
    });
    if (done) onSaved(done.value);
  };

  const measure = (type: QuestionnaireId) => (
    <Measure
      key={type}
      type={type}
      values={values}
      next={partAfter(type)}
      isDue={due.includes(type)}
      wasRefused={wasRefused && begun.includes(type)}
      onChange={write}
    />
  );

  return (
    <DraftForm
      form={form}
      draft="session"
      merged={{ status: ['Did they come?', statusLabels], ...mergedAgreed(rooms, colleagues) }}
      className={styles.form}
      aria-label="Session"
      onSubmit={submit}
      save={saveLabel}
      saveId={saveId}
      isLong
    >
      <RadioRow
        name="status"
        legend="Did they come?"
        choices={recordedStatuses.map((one) => [one, statusLabels[one]] as const)}
        chosen={status}
        onChoose={(one) => write({ status: one })}
      />
      {status === 'cancelled' && (
        <div className={styles.pair}>
          <SelectField
            {...choice('cancelledBy')}
            label="Who cancelled?"
            choices={choicesOf<string>(cancellers, cancellerLabels)}
          />
          <SelectField
            {...choice('notice')}
            label="How long before?"
            choices={[['', 'Please choose'], ...choicesOf<string>(notices, noticeLabels)]}
          />
          <TextField {...field('reason')} label="Why?" />
        </div>
      )}
      <NoteTemplates
        name="note"
        templates={templates}
        service={service}
        text={values.note ?? ''}
        onWrite={(note) => write({ note })}
      />
      <LongTextField {...field('note')} label="Case note" rows={8} />
      {isSeen && [...due, ...others].map(measure)}
      <WhenAndWhere
        isPlanned={planned !== undefined}
        agreed={agreedIn(values)}
        wasRefused={wasRefused}
        rooms={rooms}
        worker={nameOfId(colleagues, values.workerId)}
      >
        <AgreedFields form={{ values: agreedIn(values), errors, write }} rooms={rooms} />
        <div className={styles.pair}>
          <ColleagueField {...choice('workerId')} label="With" colleagues={colleagues} chosenBefore={planned?.worker} />
          <InterpreterFields field={field} booked={{ label: 'Who interpreted' }} />
        </div>
      </WhenAndWhere>
      <NextAppointment
        patientId={patientId}
        values={values}
        errors={errors}
        rooms={rooms}
        mostWeeks={mostRepeatsWith(begun.length)}
        write={write}
        onPlan={() => write({ ...suggestNext(values), next: 'planned' })}
      />
    </DraftForm>
  );
};
