import { useQuery } from '@tanstack/react-query';
import { nobody } from '../../../../../shared/patients/caseload-schema.ts';
import { taskCalls } from '../../../../../shared/tasks/calls.ts';
import { callKey, fetchBody } from '../../../kernel/lib/query.ts';
import { useReading } from '../../../kernel/lib/use-reading.ts';

/** Everything that is planned for one patient, as it is now. */
export const usePlanned = (patientId: string) =>
  useReading(taskCalls.readPlanned, { params: { patientId } }, { staleTime: 0 });

/** Patients who are to go from a worker to another. */
export type Going = { from: string; to: string; patientIds?: readonly string[] };

/** What is planned with the worker, and where the new one is not free, once it is known who goes and to whom. */
export const usePlannedWithWorker = ({ from, to, patientIds }: Going) => {
  const body = { from, to, ...(patientIds && { patientIds: [...patientIds] }) };
  return useQuery({
    queryKey: callKey(taskCalls.askHandOver, { body }),
    queryFn: ({ signal }) => fetchBody(taskCalls.askHandOver, { body, signal }),
    enabled: from !== nobody && from !== '' && to !== '' && from !== to && patientIds?.length !== 0,
    staleTime: 0,
    gcTime: 0,
  });
};
