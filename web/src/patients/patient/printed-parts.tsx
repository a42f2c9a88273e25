import { Fragment, type ReactNode } from 'react';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { describeRecorded } from '../../alerts/parts/response-form.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { formatInstant } from '../../kernel/lib/format-date.ts';
import { describeMoved, describeWithdrawn } from '../../notes/parts/describe-withdrawn.ts';
import { AnswerList } from '../../questionnaires/parts/results/answers-dialog.tsx';
import { type TestSummary, useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { FollowUps, ScoreLines } from '../../questionnaires/parts/results/score-lines.tsx';
import { PlanParts } from '../../safety/parts/plan-parts.tsx';
import type { Printed } from './use-record-print.ts';

/** A part of the print, as a row of its table. */
export const PrintedRow = ({ children }: { children: ReactNode }) => (
  <tr>
    <td>{children}</td>
  </tr>
);

const Plan = ({ plan }: { plan: NonNullable<Printed['plan']> }) => (
  <PrintedRow>
    <h2>Safety plan, {formatInstant(plan.writtenAt)}</h2>
    <PlanParts words={plan} heading="h3" />
    <p>
      Written down by {plan.by.firstName} {plan.by.lastName}
    </p>
  </PrintedRow>
);

const Notes = ({ notes }: { notes: Printed['notes'] }) =>
  notes.map((note) => (
    <PrintedRow key={note.caseNoteId}>
      {'unreadable' in note ? (
        <Unreadable what="A note" id={note.caseNoteId} />
      ) : 'withdrawn' in note ? (
        <>
          <h2>Case note, {formatInstant(note.caseNoteDate)}</h2>
          <p>{describeWithdrawn(note)}</p>
        </>
      ) : (
        <>
          <h2>Case note, {formatInstant(note.caseNoteDate)}</h2>
          <p data-as-written>{note.caseNoteText}</p>
          <p>
            {note.version > 1 ? 'Amended by' : 'By'} {note.by.firstName} {note.by.lastName}
            {note.version > 1 && `, ${formatInstant(note.writtenAt)}`}
          </p>
          {note.movedHere && <p>{describeMoved(note)}</p>}
        </>
      )}
    </PrintedRow>
  ));

const Results = ({ results, answers }: Pick<Printed, 'results' | 'answers'>) =>
  results.map((result) => (
    <PrintedRow key={result.resultId}>
      {'unreadable' in result ? (
        <Unreadable what="A result" id={result.resultId} />
      ) : (
        <>
          <h2>
            {findQuestionnaire(result.questionType).name}, {formatDay(result.questionDate)}
          </h2>
          <ScoreLines result={result} />
          {answers ? (
            <AnswerList questionnaire={findQuestionnaire(result.questionType)} answers={result.answers} />
          ) : (
            <FollowUps questionType={result.questionType} answers={result.answers} />
          )}
        </>
      )}
    </PrintedRow>
  ));

/** The answered alerts; open ones are at the head of the print. */
const Answered = ({ alerts }: Pick<TestSummary, 'alerts'>) =>
  alerts.map((alert) =>
    'unreadable' in alert || !alert.response ? null : (
      <PrintedRow key={alert.alertId}>
        <h2>Alert, {formatInstant(alert.raisedAt)}</h2>
        <p>{alert.reason}</p>
        {[alert.response, ...(alert.reviews ?? [])].map((recorded, index) => (
          <Fragment key={recorded.at}>
            <p data-as-written>{describeRecorded(recorded)}</p>
            <p>
              {index === 0 ? 'Response by' : 'Review by'} {recorded.name}, {formatInstant(recorded.at)}
            </p>
          </Fragment>
        ))}
      </PrintedRow>
    ),
  );

const Consent = ({ record: { signedName, referralPersonalDetails: person } }: { record: PatientRecord }) => (
  <PrintedRow>
    <h2>Signature</h2>
    {person.signatureUrl && (
      <img
        src={person.signatureUrl}
        alt="The signature of the patient"
        width="300"
        height="120"
        referrerPolicy="no-referrer"
      />
    )}
    {signedName && <p>Agreed by typing the name: {signedName}</p>}
    {!person.signatureUrl && !signedName && <p>No signature</p>}
  </PrintedRow>
);

/** The parts chosen for paper beside the answers of the record. */
export const PrintedParts = ({ record, printed }: { record: PatientRecord; printed: Printed | undefined }) => {
  const { data: summary } = useTestSummary(record.patientId);
  return (
    <>
      <Consent record={record} />
      {printed && (
        <>
          {printed.plan && <Plan plan={printed.plan} />}
          <Notes notes={printed.notes} />
          <Results results={printed.results} answers={printed.answers} />
          {printed.results.length > 0 && summary && <Answered alerts={summary.alerts} />}
        </>
      )}
    </>
  );
};
