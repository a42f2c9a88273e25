import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { pageSize } from '../../../../shared/domain/page.ts';
import { fetchBody } from '../../lib/query.ts';

export const caseNotesKey = (referralId: string) => ['case-notes', referralId] as const;

export const useCaseNotes = (referralId: string, page: number) =>
  useQuery({
    queryKey: [...caseNotesKey(referralId), 'page', page],
    queryFn: ({ signal }) => fetchBody(records.listCaseNotes, { params: { referralId, page, size: pageSize }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** How a note read before it was amended, once somebody asks. */
export const useNoteVersions = (referralId: string, caseNoteId: string, asked: boolean) =>
  useQuery({
    queryKey: [...caseNotesKey(referralId), 'versions', caseNoteId],
    queryFn: ({ signal }) => fetchBody(records.listNoteVersions, { params: { referralId, caseNoteId }, signal }),
    enabled: asked,
    gcTime: 0,
  });
