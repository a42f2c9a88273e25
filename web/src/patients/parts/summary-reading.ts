import { useQuery } from '@tanstack/react-query';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { callQuery, type Success, watchedMs } from '../../kernel/lib/query.ts';

type Summary = Success<typeof patientCalls.readSummary>;

const notRead = 'Sorry, this could not be read. Please try again.';

const summaryQuery = (patientId: string) => ({
  ...callQuery(patientCalls.readSummary, { params: { patientId } }),
  staleTime: watchedMs,
});

/** A part of what the first screen of a record shows: all its parts share one call, and are read again by one. */
export const useSummaryPart = <Part extends keyof Summary>(patientId: string, part: Part) =>
  useQuery({
    ...summaryQuery(patientId),
    select: (summary): NonNullable<Summary[Part]> => {
      const read = summary[part];
      if (read === null) throw new CallFailure(500, notRead);
      return read;
    },
  });
