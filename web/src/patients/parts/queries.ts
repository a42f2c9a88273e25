import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { whoHasToBeThere } from '../../../../shared/patients/communication-needs.ts';
import { writeSearch } from '../../../../shared/patients/patient-search.ts';
import type { PatientRow } from '../../../../shared/patients/record.ts';
import { speakersFirst } from '../../../../shared/patients/speakers.ts';
import { settingsCalls } from '../../../../shared/settings/calls.ts';
import { cachedForReturn, callQuery, useReading, watchedMs } from '../../kernel/lib/query.ts';
import { may } from '../../kernel/session/may.ts';
import { useSettings } from '../../settings/parts/queries.ts';

type Search<Row> = {
  typed: string;
  /** The text when the typing last paused, which was searched for. */
  asked: string;
  found: { content: readonly Row[]; totalElements: number } | undefined;
  isFetching: boolean;
};

/** The rows that a search shows. Rows of an earlier text can never be chosen. */
export const settleSearch = <Row extends object>({ typed, asked, found, isFetching }: Search<Row>) => {
  const answer = typed !== '' && typed === asked ? found : undefined;
  return {
    rows: (answer?.content ?? []).filter((row): row is Extract<Row, { firstName: string }> => 'firstName' in row),
    total: answer?.totalElements,
    searching: typed !== '' && (typed !== asked || isFetching),
  };
};

export type FoundPatient = Extract<PatientRow, { firstName: string }>;
export type ChosenPatient = Pick<FoundPatient, 'patientId' | 'reference' | 'firstName' | 'lastName' | 'dob' | 'active'>;

const pauseMs = 250;

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

/** The patients that a text finds, once the typing pauses; nothing for an empty text. */
export const usePatientSearch = (text: string) => {
  const typed = text.trim();
  const asked = usePaused(typed);
  const { data, error, isFetching } = useReading(
    patientCalls.searchPatients,
    { params: { text: writeSearch(asked), page: 1 } },
    { enabled: asked !== '' && asked === typed },
  );
  return { ...settleSearch({ typed, asked, found: data, isFetching }), error: typed === '' ? null : error };
};

/**
 * The record of a patient and that of a referral, which are one. Their screens share one query, which `patientWatch`
 * keeps fresh for as long as one of them is open.
 */
const recordQuery = (id: string | undefined) => ({
  ...callQuery(patientCalls.readReferral, { params: { id: id ?? '' } }),
  staleTime: watchedMs,
  enabled: id !== undefined,
});

export const useRecord = (id: string | undefined) => useQuery(recordQuery(id));

/** The people without whom a patient cannot take part, as the record says; undefined until it has been read. */
export const useWhoHasToBeThere = (id: string | undefined): string | undefined =>
  useQuery({ ...recordQuery(id), select: whoHasToBeThere }).data;

/** The service of a patient; undefined until the record has been read, and where it names none. */
export const useServiceOf = (id: string | undefined): string | undefined =>
  useQuery({ ...recordQuery(id), select: ({ referralProject }) => referralProject.project }).data || undefined;

export const usePatient = (id: string | undefined) =>
  useQuery({
    ...recordQuery(id),
    select: (record): ChosenPatient => ({ ...record, dob: record.referralPersonalDetails.dob }),
  });

export const useLikelyPatientsOf = (patientId: string) =>
  useReading(patientCalls.listLikelyPatients, { params: { patientId } });

export const usePatientCounts = () => useReading(patientCalls.readPatientData, {}, cachedForReturn);

export const useWorkers = (enabled = true) => useReading(patientCalls.listStaff, {}, { ...cachedForReturn, enabled });

/** The people whom patients can be assigned to; those who speak a language come first, and are marked. */
export const useWorkersSpeaking = (language: string) => {
  const staff = useWorkers();
  // Without the languages the choice is the same, in another order.
  const { data: staffLanguages } = useReading(settingsCalls.listStaffLanguages, {}, cachedForReturn);
  return { ...staff, data: staff.data && speakersFirst(staff.data, staffLanguages?.content ?? [], language) };
};

/** Whether this person may take on a patient without a worker. */
export const useMayTakeOn = (): boolean => {
  const { data } = useSettings();
  return may('mayAssignPatients') || (may('mayWriteRecords') && data?.staffMayAssignThemselves === true);
};
