import { useQuery } from '@tanstack/react-query';
import { fetchAuthSession } from 'aws-amplify/auth';
import { readAccessToken } from './cognito.ts';

/** The person who is signed in, from the user pool. */
type OwnAccount = { id: string; name: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The account of this tab's session; undefined when there is none. */
const readOwnAccount = async (): Promise<OwnAccount | undefined> => {
  if ((await readAccessToken()) === undefined) return undefined;
  const claims = (await fetchAuthSession()).tokens?.idToken?.payload;
  if (!claims) return undefined;
  const name = `${textOf(claims.given_name)} ${textOf(claims.family_name)}`.trim();
  return { id: textOf(claims.sub), name: name || textOf(claims.email) };
};

/** The person who is signed in; null where that is unknown. */
export const useOwnAccount = () =>
  useQuery({
    queryKey: ['own account'],
    queryFn: async () => (await readOwnAccount()) ?? null,
    staleTime: 'static',
  });
