import { useQuery } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { pageSize } from '../../../../shared/domain/page.ts';
import { callQuery, paged } from '../../lib/query.ts';

export const useCaseNotes = (referralId: string, page: number) =>
  useQuery({ ...callQuery(records.listCaseNotes, { params: { referralId, page, size: pageSize } }), ...paged });

/** How a note read before it was amended, once somebody asks. */
export const useNoteVersions = (referralId: string, caseNoteId: string, asked: boolean) =>
  useQuery({ ...callQuery(records.listNoteVersions, { params: { referralId, caseNoteId } }), enabled: asked });
