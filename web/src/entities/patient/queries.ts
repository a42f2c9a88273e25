import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PatientRow } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { fetchBody } from '../../lib/query.ts';
import { settleSearch } from './settle-search.ts';

export type ChosenPatient = Pick<
  Extract<PatientRow, { firstName: string }>,
  'referralId' | 'firstName' | 'lastName' | 'dob' | 'active'
>;

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
  const {
    data: found,
    error,
    isFetching,
  } = useQuery({
    queryKey: ['patients', 'search', asked],
    queryFn: ({ signal }) => fetchBody(records.searchPatients, { params: { text: asked, page: 1 }, signal }),
    enabled: asked !== '' && asked === typed,
    gcTime: 0,
  });
  return { ...settleSearch({ typed, asked, found, isFetching }), error: typed === '' ? null : error };
};

/** The patient that an address names. */
export const usePatient = (id: string | undefined) =>
  useQuery({
    queryKey: ['patients', 'chosen', id],
    queryFn: async ({ signal }): Promise<ChosenPatient> => {
      const record = await fetchBody(records.readReferral, { params: { id: id ?? '' }, signal });
      const { referralId, firstName, lastName, active } = record;
      return { referralId, firstName, lastName, active, dob: record.referralPersonalDetails.dob };
    },
    enabled: id !== undefined,
    gcTime: 0,
  });
