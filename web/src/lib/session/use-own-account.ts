import { useQuery } from '@tanstack/react-query';
import { readOwnAccount } from './own-account.ts';

/** Who is signed in; null where that cannot be told. */
export const useOwnAccount = () =>
  useQuery({
    queryKey: ['own account'],
    queryFn: async () => (await readOwnAccount()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
