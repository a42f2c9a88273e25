import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PersonSought } from '../../../../shared/api/likely-duplicate.ts';
import { records } from '../../../../shared/api/records.ts';
import { fetchBody } from '../../lib/query.ts';

const isKnown = ({ firstName, lastName, phone, mobile, dob, postcode }: PersonSought): boolean =>
  (firstName !== '' && lastName !== '') || phone !== '' || mobile !== '' || (dob !== '' && postcode !== '');

/** Who on the records may be the person of a form, once enough of it is known. */
export const useLikelyPatients = (person: PersonSought | undefined) =>
  useQuery({
    queryKey: ['patients', 'likely', person],
    queryFn: ({ signal }) => fetchBody(records.findLikelyPatients, { body: person ?? {}, signal }),
    enabled: person !== undefined && isKnown(person),
    placeholderData: person && keepPreviousData,
    gcTime: 0,
  });

/** Who else on the records may be the person of a record. */
export const useLikelyPatientsOf = (referralId: string) =>
  useQuery({
    queryKey: ['patients', 'likely-of', referralId],
    queryFn: ({ signal }) => fetchBody(records.listLikelyPatients, { params: { referralId }, signal }),
    gcTime: 0,
  });
