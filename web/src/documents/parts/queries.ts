import { useInfiniteQuery } from '@tanstack/react-query';
import { documentCalls } from '../../../../shared/documents/calls.ts';
import type { PatientDocument } from '../../../../shared/documents/document.ts';
import type { Unreadable } from '../../../../shared/kernel/unreadable.ts';
import { callKey, fetchBody } from '../../kernel/lib/query.ts';
import { isInBackground } from '../../kernel/lib/refresh.ts';

const lookAgainMs = 10_000;
const lookForMs = 5 * 60_000;

/** The limit on polling: a check takes some minutes, and an open screen must not poll for ever. */
const isAboutToBeChecked = (row: PatientDocument | Unreadable<'documentId'>): boolean =>
  'state' in row && row.state === 'waiting' && Date.now() - Date.parse(row.addedAt) < lookForMs;

/** The documents of a patient, the latest first; read again while one is being checked. */
export const useDocuments = (patientId: string) =>
  useInfiniteQuery({
    queryKey: callKey(documentCalls.listDocuments, { params: { patientId, before: 'latest' } }),
    queryFn: ({ pageParam, signal, queryKey }) =>
      fetchBody(documentCalls.listDocuments, {
        params: { patientId, before: pageParam },
        signal,
        ...(isInBackground(queryKey) && { background: true }),
      }),
    initialPageParam: 'latest',
    getNextPageParam: ({ content, more }) => (more ? content.at(-1)?.documentId : undefined),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ content }) => content.some(isAboutToBeChecked)) ? lookAgainMs : false,
    gcTime: 0,
  });
