import { Fragment, type ReactNode } from 'react';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { statusLabel } from '../../../../shared/organisation/facts.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { unansweredAlerts } from '../../alerts/parts/record-alerts.tsx';
import { describeRecorded } from '../../alerts/parts/response-form.tsx';
import { DescribedGroup } from '../../kernel/components/described-group.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';
import { describeSafeContact } from '../../kernel/lib/describe-safe-contact.ts';
import { formatInstant, fullName } from '../../kernel/lib/format.ts';
import { describeMoved, describePlace, isPlace } from '../../notes/parts/describe-place.ts';
import { AnswerList } from '../../questionnaires/parts/results/answers-dialog.tsx';
import { type TestSummary, useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import { FollowUps, ScoreLines, titleOfResult } from '../../questionnaires/parts/results/score-lines.tsx';
import { PlanParts } from '../../safety/parts/plan-parts.tsx';
import { describeCallOf, describeCurrentDanger } from '../../safety/parts/words.ts';
import { givenIn } from '../parts/given-in.ts';
import { describeNeeds, externalStatusLabels, referenceOf } from '../parts/words.ts';
import styles from './printed-record.module.css';
import type { Printed } from './record-actions.tsx';
import { groupNames } from './record-details.tsx';

const PrintedRow = ({ children }: { children: ReactNode }) => (
  <tr>
    <td>{children}</td>
  </tr>
);

const Plan = ({ plan }: { plan: NonNullable<Printed['plan']> }) => (
  <PrintedRow>
    <h2>Safety plan, {formatInstant(plan.writtenAt)}</h2>
    <PlanParts words={plan} heading="h3" />
    <p>Written down by {fullName(plan.by)}</p>
  </PrintedRow>
);

const Notes = ({ notes }: { notes: Printed['notes'] }) =>
  notes.map((note) => (
    <PrintedRow key={note.caseNoteId}>
      {'unreadable' in note ? (
        <Unreadable what="A note" id={note.caseNoteId} />
      ) : (
        <>
          <h2>Case note, {formatInstant(note.caseNoteDate)}</h2>
          {isPlace(note) ? (
            <p>{describePlace(note)}</p>
          ) : (
            <>
              <p data-as-written>{note.caseNoteText}</p>
              <p>
                {note.version > 1 ? 'Amended by' : 'By'} {fullName(note.by)}
                {note.version > 1 && `, ${formatInstant(note.writtenAt)}`}
              </p>
              {note.movedHere && <p>{describeMoved(note)}</p>}
            </>
          )}
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
          <h2>{titleOfResult(result)}</h2>
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

/** The record on paper: the head of the table is repeated on every page, so that every sheet has its name. */
export const PrintedRecord = ({ record, printed }: { record: PatientRecord; printed?: Printed | undefined }) => {
  const { data: summary } = useTestSummary(record.patientId);
  const alerts = unansweredAlerts(summary).map((alert) =>
    'unreadable' in alert ? 'it is stored but cannot be read' : alert.reason,
  );
  const { active, user, externalReferrals } = record;
  const { dob } = record.referralPersonalDetails;
  return (
    <table className={styles.printed}>
      <thead>
        <tr>
          <th scope="col">
            {fullName(record)}, born {dob ? formatDay(dob) : 'not known'}, reference {referenceOf(record)}
            {record.danger && (
              <p>
                {describeCurrentDanger(record.danger)} {describeCallOf(record, today())}
              </p>
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        <PrintedRow>
          <p>
            {statusLabel}: {active ? 'Active' : 'Inactive'}. {user && `Assigned to ${fullName(user)}. `}
            Confidential; printed {formatInstant(new Date().toISOString())}.
          </p>
          <p>Safe contact: {describeSafeContact(record.referralSafeContact)}</p>
          <p>Communication: {describeNeeds(record)}</p>
          {alerts.map((reason) => (
            <p key={reason}>Alert that needs an answer: {reason}</p>
          ))}
        </PrintedRow>
        {groupNames.map((name) => {
          const answers = givenIn(record, name);
          if (answers.length === 0) return null;
          return (
            <PrintedRow key={name}>
              <h2>{recordGroups[name].title}</h2>
              <DescribedGroup answers={answers} />
            </PrintedRow>
          );
        })}
        {externalReferrals.map((one) => (
          <PrintedRow key={one.externalReferralId}>
            {'unreadable' in one ? (
              <Unreadable what="An external referral" id={one.externalReferralId} />
            ) : (
              <>
                <h2>External referral: {one.serviceType}</h2>
                <p>
                  {one.description} Status: {externalStatusLabels[one.status]}. {one.outcome}
                </p>
              </>
            )}
          </PrintedRow>
        ))}
        <Consent record={record} />
        {printed?.plan && <Plan plan={printed.plan} />}
        {printed && <Notes notes={printed.notes} />}
        {printed && <Results results={printed.results} answers={printed.answers} />}
        {printed && printed.results.length > 0 && summary && <Answered alerts={summary.alerts} />}
      </tbody>
    </table>
  );
};
