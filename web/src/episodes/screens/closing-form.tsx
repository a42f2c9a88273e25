import { episodeCalls } from '../../../../shared/episodes/calls.ts';
import {
  closingReasonLabels,
  closingReasons,
  informedParties,
  informedPartyLabels,
} from '../../../../shared/episodes/closing.ts';
import type { Episode } from '../../../../shared/episodes/episode.ts';
import { closingInput, closingWords, withoutMeasures } from '../../../../shared/episodes/episode-input.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { closingOutcomesOf } from '../../../../shared/organisation/service-rules.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { dueAtEnd } from '../../../../shared/questionnaires/due-at-end.ts';
import type { QuestionnaireId } from '../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { PlannedAtEnd, usePlanned } from '../../appointments/parts/planned/planned-at-end.tsx';
import {
  appointmentsChoiceMissing,
  tasksChoiceMissing,
} from '../../appointments/parts/planned/planned-with-worker.tsx';
import { ActionLink } from '../../kernel/components/action-link.tsx';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import type { FieldErrors } from '../../kernel/components/error-summary.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { focusFirstControl } from '../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import type { FieldProps } from '../../kernel/forms/bind-fields.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import type { MergedFields } from '../../kernel/forms/merged-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { questionnaireScreen } from '../../kernel/lib/paths.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import type { TestSummary } from '../../questionnaires/parts/results/queries.ts';
import { bodyOfCall, CallFields } from '../../safety/parts/call-fields.tsx';
import { openCallOf } from '../../safety/parts/words.ts';
import {
  bodyOfClosing,
  type ClosingValues,
  closingDraft,
  closingOf,
  closingOrder,
  fieldOfProblem,
  InformedFields,
} from './closing-fields.tsx';
import styles from './episodes.module.css';

const labelOf = (party: (typeof informedParties)[number]) => informedPartyLabels[party];

const mergedFields: MergedFields<ClosingValues> = {
  reason: ['Why it ends', closingReasonLabels],
  outcome: 'What came of it',
  words: 'In your own words',
  withoutMeasures: 'Why the last questionnaires were not answered',
  informed: [
    'Who has been told',
    (told) =>
      informedParties
        .filter((one) => [told].flat().includes(one))
        .map(labelOf)
        .join(', '),
  ],
  ...Object.fromEntries(informedParties.map((one) => [one, `${labelOf(one)}: when`])),
};

type MeasuresProps = {
  patientId: string;
  due: readonly QuestionnaireId[];
  tests: TestSummary['tests'];
  field: FieldProps;
};

/** The questionnaires due at the end: to be answered now, or the reason why not. */
const LastMeasures = ({ patientId, due, tests, field }: MeasuresProps) => (
  <div className={styles.measures}>
    <p>Before it ends, please ask once more how they are. What you have typed here is kept meanwhile.</p>
    <ul>
      {due.map((id) => {
        const last = tests.find(({ questionType }) => questionType === id)?.latest.questionDate;
        return (
          <li key={id}>
            <ActionLink to={questionnaireScreen(id, patientId)}>Fill in {findQuestionnaire(id).name} now</ActionLink>
            {last && `, last answered on ${formatDay(last)}`}
          </li>
        );
      })}
    </ul>
    <LongTextField {...field} label="Or why this is not possible" rows={2} />
  </div>
);

type Props = { record: PatientRecord; episode: Episode; summary: TestSummary; onDone: () => void };

export const ClosingForm = ({ record, episode, summary, onDone }: Props) => {
  const { patientId, firstName } = record;
  const announce = useAnnounce();
  const isClosed = episode.closing !== undefined;
  const form = useStaffForm<ClosingValues>({
    place: { form: 'closing', recordId: patientId },
    schema: closingDraft,
    saved: closingOf(episode, today()),
    limits: { words: closingWords, withoutMeasures },
  });
  const { values, errors, write } = form;
  const { reason, outcome } = values;
  const dueFor = (chosen: ClosingValues['reason']) =>
    isClosed ? [] : dueAtEnd(summary.tests, { service: summary.service, reason: chosen || undefined, today: today() });
  const due = dueFor(reason);
  const outcomes = closingOutcomesOf(summary.service);
  const { sessions: planned = [], tasks: open = [] } = usePlanned(patientId).data ?? {};

  const call = openCallOf(record);
  const callFor = (written: ClosingValues) => call && { call: bodyOfCall(written, record.user !== undefined) };

  const check = (written: ClosingValues): FieldErrors => {
    const wrong = checkFields(
      closingInput,
      { ...bodyOfClosing(1, 1, written), ...callFor(written) },
      (path) => fieldOfProblem(path, written),
      closingOrder,
    );
    const names = dueFor(written.reason).map((id) => findQuestionnaire(id).name);
    return {
      ...wrong,
      ...(names.length > 0 &&
        !written.withoutMeasures.trim() && {
          withoutMeasures: `Please fill in ${names.join(' and ')} once more, or say why it is not possible.`,
        }),
      ...(written.informed.length === 0 && { informed: 'Please tick who has been told, or that nobody was.' }),
      ...(!isClosed && planned.length > 0 && written.sessions === '' && { sessions: appointmentsChoiceMissing }),
      ...(!isClosed && open.length > 0 && written.tasks === '' && { tasks: tasksChoiceMissing }),
    };
  };

  const save = async () => {
    const saved = await form.submit({
      check,
      send: ({ version, values: written }, idempotencyKey) =>
        send(episodeCalls.closeEpisode, {
          params: { patientId },
          body: { ...bodyOfClosing(episode.number, version, written), ...callFor(written) },
          idempotencyKey,
        }),
      done: (answer) => (answer.status === 200 ? { value: true } : undefined),
      stale: (answer) =>
        answer.status === 409 && answer.body.current ? closingOf(answer.body.current, today()) : undefined,
      control: (path) => fieldOfProblem(path, values),
    });
    if (!saved) return;
    await refreshed();
    announce(isClosed ? 'What is written about the end has been saved.' : 'The episode has been closed.');
    onDone();
  };

  return (
    <DraftForm
      form={form}
      draft="closing"
      merged={mergedFields}
      cancel={{ what: 'Closing', onClose: onDone }}
      ref={focusFirstControl}
      className={styles.form}
      aria-label="Closing"
      onSubmit={save}
      save={isClosed ? 'Save what is written' : 'Close the episode'}
    >
      {!isClosed && (
        <p>
          {firstName} is inactive from then on. The record is kept, no tests are due, and whoever closes it can open it
          again within a day.
        </p>
      )}
      <SelectField
        {...form.choice('reason')}
        label="Why it ends"
        choices={[['', 'Please choose'], ...choicesOf(closingReasons, closingReasonLabels)]}
      />
      {reason === 'died' ? (
        <p>We are sorry. Nothing more will be asked of {firstName}, and nobody is reminded of anything.</p>
      ) : (
        <SelectField
          {...form.choice('outcome')}
          label="What came of it"
          choices={[
            ['', 'None of these, or see below'],
            ...[...new Set([...outcomes, outcome])].filter(Boolean).map((words) => [words, words] as const),
          ]}
        />
      )}
      <LongTextField
        {...form.field('words')}
        label="In your own words"
        hint={
          reason === 'died'
            ? 'What a colleague should know who meets the family.'
            : 'What helped, what did not, what comes next.'
        }
        rows={4}
      />
      {due.length > 0 && (
        <LastMeasures patientId={patientId} due={due} tests={summary.tests} field={form.field('withoutMeasures')} />
      )}
      {call && <CallFields call={call} worker={record.user ? fullName(record.user) : null} form={form} />}
      <InformedFields form={form} />
      {!isClosed && (
        <PlannedAtEnd
          patientId={patientId}
          chosen={{ sessions: values.sessions || undefined, tasks: values.tasks || undefined }}
          hasDied={reason === 'died'}
          errors={errors}
          onChoose={({ sessions, tasks }) => write({ ...(sessions && { sessions }), ...(tasks && { tasks }) })}
        />
      )}
    </DraftForm>
  );
};
