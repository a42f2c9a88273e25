import { lazy, Suspense } from 'react';
import { Link, Outlet, useLocation, useParams } from 'react-router-dom';
import { questionnaireIds } from '../../../../shared/questionnaires/ids.ts';
import { Waiting } from '../../kernel/components/waiting.tsx';
import { closedRecordOf } from '../../kernel/lib/call-failure.ts';
import {
  caseNotesScreen,
  dataScreen,
  documentsScreen,
  episodesScreen,
  externalScreen,
  lettersScreen,
  newCaseNoteScreen,
  newLetterScreen,
  patientDetailsScreen,
  patientScreen,
  questionnaireScreen,
  recordAppointmentScreen,
  referralAsContactScreen,
  referralScreen,
  safetyPlanScreen,
  screens,
} from '../../kernel/lib/paths.ts';
import { mayFollow } from '../../kernel/session/may.ts';
import { Freshness, patientWatch } from '../../tasks/parts/freshness.tsx';
import { PatientHead } from '../parts/patient-head.tsx';
import { usePatient, useRecord } from '../parts/queries.ts';
import styles from './workspace.module.css';

// Seldom there: the start of a record does without it.
const ClosedRecord = lazy(async () => ({ default: (await import('./closed-record.tsx')).ClosedRecord }));

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
  { label: 'Documents', to: documentsScreen, under: (id) => [lettersScreen(id), newLetterScreen(id)] },
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
      {closed !== undefined && (
        <Suspense fallback={<Waiting />}>
          <ClosedRecord key={closed} patientId={closed} />
        </Suspense>
      )}
      {/*
       * In the same place with and without a patient: what was typed before one was chosen stays, and what was typed
       * while the record was open.
       */}
      {closed !== undefined && !data ? null : <Outlet />}
    </>
  );
};
