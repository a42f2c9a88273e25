import { useQuery } from '@tanstack/react-query';
import { records } from '../../../../shared/api/records.ts';
import { callQuery } from '../../lib/query.ts';

const aMinute = 60_000;

/** What waits for the staff, in numbers that are no older than a minute while the tab is in sight. */
export const useFrameCounts = () =>
  useQuery({
    ...callQuery(records.readFrame, { background: true }),
    refetchInterval: aMinute,
    refetchOnWindowFocus: 'always',
  });
