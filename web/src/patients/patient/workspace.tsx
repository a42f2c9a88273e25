import { Link, Outlet, useLocation, useParams } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import {
  type OpeningReason,
  openingReasons,
  openingWords,
  type PatientIdentity,
} from '../../../../shared/patients/opening.ts';
import { questionnaireIds } from '../../../../shared/questionnaires/ids.ts';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { Facts } from '../../kernel/components/facts.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { Heading } from '../../kernel/components/heading.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { closedRecordOf } from '../../kernel/lib/call-failure.ts';
import { fullName } from '../../kernel/lib/format.ts';
import {
  caseNotesScreen,
  dataScreen,
  documentsScreen,
  episodesScreen,
  externalScreen,
  newCaseNoteScreen,
  patientDetailsScreen,
  patientScreen,
  questionnaireScreen,
  recordAppointmentScreen,
  referralAsContactScreen,
  referralScreen,
  safetyPlanScreen,
  screens,
} from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import { mayFollow } from '../../kernel/session/may.ts';
import { Freshness, patientWatch } from '../../tasks/parts/freshness.tsx';
import { PatientHead } from '../parts/patient-head.tsx';
import { usePatient, useRecord } from '../parts/queries.ts';
import { openingReasonLabels } from '../parts/words.ts';
import closedStyles from './closed-record.module.css';
import styles from './workspace.module.css';

const reasons = openingReasons.map((id) => ({ id, label: openingReasonLabels[id] }));

/** The reason for opening the record, in one form; it is open as soon as that is sent. */
const ReasonForm = ({ identity: { patientId, worker } }: { identity: PatientIdentity }) => {
  const { mutateAsync } = useCall(patientCalls.openRecord);
  const form = useChangeForm(
    async (value) => {
      const body = { why: value('why') as OpeningReason, words: value('words') };
      return (await mutateAsync({ params: { patientId }, body })).message;
    },
    // The screens of the record replace this one.
    () => undefined,
  );
  return (
    <StaffFormFrame form={form} onSubmit={form.submit} aria-label="Open with a reason" save="Open the record">
      <Choices {...form.field('why')} label="Why do you open it?" type="radio" required choices={reasons} value={[]} />
      <LongTextField
        {...form.field('words', openingWords)}
        label="In your words"
        hint="Only needed where you choose ‘Another reason’."
        rows={3}
      />
      <p>
        {worker ? `${fullName(worker)} is told. ` : ''}Your reason is shown on the timeline and in the audit log. The
        record is then open to you until the end of the day.
      </p>
    </StaffFormFrame>
  );
};

/** Replaces a record of another service and worker: whose it is, and the form that opens it at once. */
const ClosedRecord = ({ patientId }: { patientId: string }) => (
  <section className={closedStyles.closed}>
    <PageHead title="Open with a reason" />
    <Loaded
      from={useReading(patientCalls.identifyRecord, { params: { patientId } })}
      missing="There is no such patient."
    >
      {(identity) => (
        <>
          <Heading>{fullName(identity)}</Heading>
          <Facts
            className={closedStyles.facts}
            facts={[
              ['Date of birth', identity.dob ? formatDay(identity.dob) : 'Not recorded'],
              ['Reference', identity.reference ?? identity.patientId],
              ['Service', serviceName(identity.service) || 'Not recorded'],
              ['Worker', identity.worker ? fullName(identity.worker) : 'Nobody yet'],
            ]}
          />
          <p>
            This record belongs to a service that you do not work in, and the patient is not on your caseload. If you
            need it for your work, give your reason: the record then opens, and nobody has to approve it.
          </p>
          <ReasonForm identity={identity} />
        </>
      )}
    </Loaded>
  </section>
);

type Tab = {
  label: string;
  to: (patientId: string) => string;
  /** Screens that belong to it: the tab is the current one on them, and leads back. */
  under?: (patientId: string) => readonly string[];
};

const tabsOf = (): Tab[] => [
  { label: 'Summary', to: patientScreen, under: (id) => [safetyPlanScreen(id)] },
  { label: 'Referral', to: referralScreen, under: (id) => [referralAsContactScreen(id)] },
  { label: 'Notes', to: caseNotesScreen, under: (id) => [newCaseNoteScreen(id), recordAppointmentScreen(id)] },
  {
    label: 'Scores',
    to: dataScreen,
    under: (id) => questionnaireIds.map((type) => questionnaireScreen(type, id)),
  },
  { label: 'Documents', to: documentsScreen },
  ...(mayFollow(screens.external) ? [{ label: 'Referred on', to: externalScreen }] : []),
  { label: 'Details', to: patientDetailsScreen, under: (id) => [episodesScreen(id)] },
];

const Tabs = ({ patientId }: { patientId: string }) => {
  const { pathname } = useLocation();
  const currentOf = ({ to, under }: Tab) => {
    if (pathname === to(patientId)) return 'page';
    return under?.(patientId).includes(pathname) ? 'true' : undefined;
  };
  return (
    <nav aria-label="This patient" className={styles.tabs}>
      <ul>
        {tabsOf().map((tab) => (
          <li key={tab.label}>
            <Link to={tab.to(patientId)} aria-current={currentOf(tab)}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/**
 * The part above every screen of one patient: who it is, how it is safe to speak with them, and their other screens.
 */
const Opened = ({ patientId }: { patientId: string }) => {
  const { pathname } = useLocation();
  // Each screen reports its own read errors; the first one reports this one too.
  const { data: record, error } = useRecord(patientId);
  if (!record) return error ? null : <div className={styles.place} />;
  return (
    <>
      <PatientHead record={record} isHeading={pathname === patientScreen(patientId)} />
      <Tabs patientId={patientId} />
      <Freshness of={patientWatch(patientId)} />
    </>
  );
};

/**
 * The screens about one patient. Where the address names nobody yet, there is only the screen, which asks for a
 * patient.
 */
export const Workspace = () => {
  const { id } = useParams();
  const { data, error } = usePatient(id);
  const closed = closedRecordOf(error);
  return (
    <>
      {id !== undefined && closed === undefined && <Opened key={id} patientId={id} />}
      {closed !== undefined && <ClosedRecord key={closed} patientId={closed} />}
      {/*
       * In the same place with and without a patient: what was typed before one was chosen stays, and what was typed
       * while the record was open.
       */}
      {closed !== undefined && !data ? null : <Outlet />}
    </>
  );
};
