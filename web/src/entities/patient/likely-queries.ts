import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PersonSought } from '../../../../shared/api/likely-duplicate.ts';
import { records } from '../../../../shared/api/records.ts';
import { callQuery } from '../../lib/query.ts';

const isKnown = ({ firstName, lastName, phone, mobile, dob, postcode }: PersonSought): boolean =>
  (firstName !== '' && lastName !== '') || phone !== '' || mobile !== '' || (dob !== '' && postcode !== '');

/** Likely duplicates of the person of a form, once enough of it is filled in. */
export const useLikelyPatients = (person: PersonSought | undefined) =>
  useQuery({
    ...callQuery(records.findLikelyPatients, { body: person ?? {} }),
    enabled: person !== undefined && isKnown(person),
    placeholderData: person && keepPreviousData,
  });
