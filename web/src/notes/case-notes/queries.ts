import { useQuery } from '@tanstack/react-query';
import { pageSize } from '../../../../shared/kernel/page.ts';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import { callQuery, fetchBody, paged } from '../../kernel/lib/query.ts';

export const useCaseNotes = (patientId: string, page: number) =>
  useQuery({ ...callQuery(caseNoteCalls.listCaseNotes, { params: { patientId, page, size: pageSize } }), ...paged });

/** The earlier versions of a note, read on request. */
export const useNoteVersions = (patientId: string, caseNoteId: string, asked: boolean) =>
  useQuery({ ...callQuery(caseNoteCalls.listNoteVersions, { params: { patientId, caseNoteId } }), enabled: asked });

// The number of rows in one answer of the API.
const largestPage = 50;

/** The page of the list with a note, from 1; the first, when it cannot be found. */
const findNotePage = async (patientId: string, caseNoteId: string, signal: AbortSignal): Promise<number> => {
  for (let page = 1; ; page += 1) {
    const params = { patientId, page, size: largestPage };
    const { content, totalPages } = await fetchBody(caseNoteCalls.listCaseNotes, { params, signal });
    const at = content.findIndex((note) => note.caseNoteId === caseNoteId);
    if (at >= 0) return Math.floor(((page - 1) * largestPage + at) / pageSize) + 1;
    if (page >= totalPages) return 1;
  }
};

/** The page of the note in the address; the first, where it names none. */
export const useNotePage = (patientId: string | undefined, caseNoteId: string | undefined) =>
  useQuery({
    queryKey: ['case-notes', patientId, 'page-of', caseNoteId],
    queryFn: ({ signal }) => findNotePage(patientId ?? '', caseNoteId ?? '', signal),
    initialData: caseNoteId === undefined ? 1 : undefined,
    enabled: patientId !== undefined && caseNoteId !== undefined,
    staleTime: 'static',
    gcTime: 0,
  });
