import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PatientStatus } from '../../../../shared/api/record.ts';
import { records } from '../../../../shared/api/records.ts';
import { pageSize } from '../../../../shared/domain/page.ts';
import { fetchBody } from '../../lib/query.ts';

export const usePatients = (page: number, status: PatientStatus) =>
  useQuery({
    queryKey: ['patients', 'page', status, page],
    queryFn: ({ signal }) =>
      fetchBody(records.listPatients, { params: { page, size: pageSize }, query: { status }, signal }),
    placeholderData: keepPreviousData,
  });
