import { useState } from 'react';
import type { PlannedAtEnd as PlannedAnswers } from '../../../../shared/appointments/planned.ts';
import { me, nobody } from '../../../../shared/patients/caseload-schema.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import {
  answerText,
  insteadTo,
  referralCalls,
  referralDecision,
  stateWhy,
} from '../../../../shared/referrals/calls.ts';
import { replyFor } from '../../../../shared/referrals/referral-replies.ts';
import {
  mayBeJunk,
  referralStateLabels,
  referralStates,
  referralStatesAfter,
  requiresReason,
  stateAfterAssigning,
} from '../../../../shared/referrals/referral-state.ts';
import { PlannedAtEnd } from '../../appointments/parts/planned/planned-at-end.tsx';
import { PlannedWithWorker, usePlannedChoice } from '../../appointments/parts/planned/planned-with-worker.tsx';
import { DraftOffer } from '../../kernel/components/draft-offer.tsx';
import { LongTextField, TextField } from '../../kernel/components/field.tsx';
import { MergeNotice } from '../../kernel/components/merge-notice.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import { may } from '../../kernel/session/may.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';
import { useWorkers } from '../../patients/parts/queries.ts';
import { CallFields } from '../../safety/parts/call-fields.tsx';
import { openCallOf } from '../../safety/parts/words.ts';
import {
  asksCall,
  bodyOf,
  type Current,
  type Decision,
  decisionDraft,
  fieldOrder,
  mergedFields,
  ReplyField,
  savedOf,
  WorkerField,
} from './decision-fields.tsx';

/** The new state of the referral, the worker, and the reply to the referrer: saved together. */
export const DecisionForm = ({ record, current }: { record: PatientRecord; current: Current }) => {
  const { patientId, reference, referralReferrer } = record;
  const { episode, worker } = current;
  // For whoever may assign; others see only their own name.
  const { data: staff = [] } = useWorkers(may('mayAssignPatients'));
  const { data: account } = useOwnAccount();
  const form = useStaffForm<Decision>({
    place: { form: 'referral-decision', recordId: patientId },
    schema: decisionDraft,
    saved: savedOf(current),
    limits: { why: stateWhy, insteadTo, answer: answerText },
  });
  const answer = useCall(referralCalls.answerReferrer);
  const { values, errors, savedValues } = form;
  const { state } = values;
  const isMoved = state !== savedValues.state;
  const suggested = isMoved ? replyFor(state, { reference, insteadTo: values.insteadTo }) : undefined;
  const replyText = suggested === undefined ? undefined : values.answer || suggested;
  const { email } = referralReferrer;
  const isMailed = replyText !== undefined && email !== '' && values.isSent;
  const isOwed = replyText !== undefined && !values.isInformed;
  const isWhyAsked = isMoved && requiresReason(savedValues.state, state);
  const open = openCallOf(record);
  const before = { from: savedValues.state, fromWorker: savedValues.worker, isCallOpen: open !== undefined };
  const takes = staff.find(({ id }) => id === values.worker);
  const takesName = takes && fullName(takes);
  const ringer = values.worker === me ? account?.name : takesName;
  const [chosen, setChosen] = useState<PlannedAnswers>({});
  const choose = (change: PlannedAnswers) => setChosen((before) => ({ ...before, ...change }));
  const isEnding = isMoved && (state === 'declined' || state === 'withdrawn' || state === 'junk') && record.active;
  const planned = usePlannedChoice({ from: savedValues.worker, to: values.worker, patientIds: [patientId] });
  const isHanded = savedValues.worker !== nobody && values.worker !== savedValues.worker && !isEnding;
  const isJunkPossible = mayBeJunk({
    number: episode.number,
    hasWorker: values.worker !== nobody || savedValues.worker !== nobody,
    hasJoined: (episode.joined ?? []).length > 0,
  });
  const choices = referralStates.filter(
    (one) =>
      one === savedValues.state ||
      (referralStatesAfter[savedValues.state].includes(one) && (one !== 'junk' || isJunkPossible)),
  );

  /** Giving a worker accepts the referral, unless it was decided otherwise here: shown before it is saved. */
  const chooseWorker = (id: string) => {
    const isFirst = savedValues.worker === nobody && id !== nobody;
    form.write({ worker: id, ...(isFirst && !isMoved && { state: stateAfterAssigning(state), answer: '' }) });
  };

  const params = { patientId, number: episode.number };
  const save = async () => {
    const text = isMailed ? replyText : undefined;
    const { answers, missing } = isHanded ? planned : { missing: {} };
    const bodyFor = (version: number, written: Decision) => ({
      ...bodyOf(version, written, before),
      ...(isMailed ? { inform: 'mail' as const } : isOwed && { inform: 'task' as const }),
      ...(isEnding && chosen),
      ...(answers && { planned: answers }),
    });
    const saved = await form.submit({
      check: (written) => ({
        ...checkFields(referralDecision, bodyFor(episode.version, written), undefined, fieldOrder),
        ...missing,
      }),
      body: (sent) => bodyFor(sent.version, sent.values),
      send: ({ version, values: written }, idempotencyKey) =>
        send(referralCalls.decideReferral, { params, body: bodyFor(version, written), idempotencyKey }),
      done: (reply) =>
        reply.status === 200
          ? { value: true, text: 'Saved. It is on the timeline.', saved: savedOf(reply.body) }
          : undefined,
      stale: (reply) => (reply.status === 409 && reply.body.current ? savedOf(reply.body.current) : undefined),
    });
    if (!saved) return;
    if (text !== undefined) answer.mutate({ params, body: { text }, idempotencyKey: crypto.randomUUID() });
    void refreshed();
  };

  return (
    <StaffFormFrame
      form={form}
      onSubmit={save}
      aria-label="Decide on this referral"
      save={isMailed ? 'Save and send the email' : 'Save'}
      after={
        <>
          {answer.isSuccess && <p role="status">{answer.data.message}</p>}
          {answer.error && (
            <Problem
              text={<>The decision is saved. {answer.error.message}</>}
              retry={() => answer.variables && answer.mutate(answer.variables)}
            />
          )}
        </>
      }
    >
      <DraftOffer form={form} what="decision" />
      <MergeNotice form={form} fields={mergedFields(staff)} />
      <SelectField
        {...form.choice('state')}
        label="What becomes of it"
        choices={choicesOf(choices, referralStateLabels)}
        onChoose={(chosen) => form.write({ state: chosen, answer: '' })}
      />
      <WorkerField
        {...form.choice('worker')}
        error={undefined}
        worker={worker}
        language={record.referralDemographics.language}
        onChoose={chooseWorker}
      />
      {open && asksCall(values, before) && (
        <CallFields
          call={open}
          worker={values.worker === nobody ? null : (ringer ?? (worker ? fullName(worker) : 'Their worker'))}
          form={form}
        />
      )}
      {isHanded && <PlannedWithWorker {...planned.fields} toName={takesName} errors={errors} />}
      {isEnding && <PlannedAtEnd patientId={patientId} chosen={chosen} errors={errors} onChoose={choose} />}
      <LongTextField
        {...form.field('why')}
        label={isWhyAsked ? 'Why' : 'Why, if there is something to say'}
        hint="For colleagues: it is shown on the timeline."
        rows={3}
      />
      {state === 'declined' && isMoved && (
        <TextField
          {...form.field('insteadTo')}
          label="Where to instead"
          hint="Who may help them, with a phone number."
        />
      )}
      {replyText !== undefined && <ReplyField text={replyText} email={email} isMailed={isMailed} form={form} />}
    </StaffFormFrame>
  );
};
