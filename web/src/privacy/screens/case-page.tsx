import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { missing } from '../../../../shared/kernel/missing.ts';
import { privacyCalls } from '../../../../shared/privacy/calls.ts';
import { isEnded, type PrivacyCase, riskOf } from '../../../../shared/privacy/privacy-case.ts';
import {
  arrivalLabels,
  outcomeLabels,
  requestGuides,
  riskLabels,
  stepLabels,
} from '../../../../shared/privacy/privacy-words.ts';
import { Facts } from '../../kernel/components/facts.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { patientScreen, titles } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { caseName } from '../parts/case-name.ts';
import { CaseDue } from '../parts/due.tsx';
import styles from '../parts/privacy.module.css';
import { CasePack } from './case-pack.tsx';
import { StepForm } from './step-form.tsx';

type Request = Extract<PrivacyCase, { kind: 'request' }>;
type Incident = Extract<PrivacyCase, { kind: 'incident' }>;

const formerColleague = 'Former colleague';
const writtenBy = ({ madeBy, madeAt }: PrivacyCase) =>
  `${fullName(madeBy) || formerColleague}, ${formatInstantShort(madeAt)}`;
const nextOf = (one: PrivacyCase) => (isEnded(one) ? 'Finished' : <CaseDue privacyCase={one} />);

const Person = ({ one: { patient, person } }: { one: Request }) =>
  patient ? <Link to={patientScreen(patient.patientId)}>{fullName(patient)}</Link> : person;

const RequestFacts = ({ one }: { one: Request }) => (
  <>
    <Facts
      className={styles.facts}
      facts={[
        ['Next', nextOf(one)],
        ['About', <Person key="person" one={one} />],
        ['Asked by', one.askedBy],
        ['Came', `${formatDay(one.receivedOn)}, ${arrivalLabels[one.arrival].toLowerCase()}`],
        ['Written down by', writtenBy(one)],
      ]}
    />
    <h2>What they ask</h2>
    <p className={styles.words}>{one.words}</p>
    {!isEnded(one) && <p role="note">{requestGuides[one.request]}</p>}
  </>
);

const IncidentFacts = ({ one }: { one: Incident }) => (
  <>
    <Facts
      className={styles.facts}
      facts={[
        ['Next', nextOf(one)],
        ['Known since', `${formatDay(one.knownOn)}, ${one.knownAt}`],
        ['Harm', riskLabels[riskOf(one) ?? one.risk]],
        ['Whose information', one.whose],
        ['Written down by', writtenBy(one)],
      ]}
    />
    <h2>What happened</h2>
    <p className={styles.words}>{one.what}</p>
  </>
);

const stepDetail = (step: PrivacyCase['steps'][number]): string =>
  [
    `${formatDay(step.on)}${step.at ? `, ${step.at}` : ''}`,
    step.outcome && outcomeLabels[step.outcome],
    step.risk && riskLabels[step.risk],
    step.wasAskedFor && 'it had to be asked for, and the month runs from that day',
    step.rightsExplained && 'they know why, and where they can complain',
    `${fullName(step.by) || formerColleague}, written on ${formatInstantShort(step.writtenAt)}`,
  ]
    .filter(Boolean)
    .join('; ');

const Steps = ({ one }: { one: PrivacyCase }) => (
  <Section id="steps" title="What was done" className={styles.section}>
    {one.steps.length === 0 ? (
      <p>Nothing yet.</p>
    ) : (
      <ol className={styles.cases}>
        {one.steps.map((step) => (
          <li key={step.writtenAt} className={styles.case}>
            <h3>{stepLabels[step.step]}</h3>
            <p className={styles.words}>{step.words}</p>
            <p className={styles.detail}>{stepDetail(step)}</p>
          </li>
        ))}
      </ol>
    )}
  </Section>
);

const Case = ({ one }: { one: PrivacyCase }) => {
  // The form begins anew with each step that is written down.
  const [written, setWritten] = useState(0);
  return (
    <>
      {one.kind === 'request' ? <RequestFacts one={one} /> : <IncidentFacts one={one} />}
      {one.kind === 'request' && <CasePack one={one} />}
      <Steps one={one} />
      <StepForm key={written} one={one} onDone={() => setWritten(written + 1)} />
    </>
  );
};

/** One request or incident: what it is, what is owed, what was done, and the form for what is done next. */
export const Component = () => {
  const { id = '' } = useParams();
  const found = useReading(privacyCalls.readPrivacyCase, { params: { caseId: id } });
  return (
    <article>
      <StaffHeading title={titles.privacyCase} heading={found.data && caseName(found.data)} />
      <Loaded from={found} missing={missing.privacyCase}>
        {(one) => <Case key={one.caseId} one={one} />}
      </Loaded>
    </article>
  );
};
