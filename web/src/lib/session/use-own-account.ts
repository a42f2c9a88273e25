import { useQuery } from '@tanstack/react-query';
import { readOwnAccount } from './own-account.ts';

/** The person who is signed in; null where that is unknown. */
export const useOwnAccount = () =>
  useQuery({
    queryKey: ['own account'],
    queryFn: async () => (await readOwnAccount()) ?? null,
    staleTime: 'static',
  });
