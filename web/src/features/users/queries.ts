import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type GrantInput, users } from '../../../../shared/api/users.ts';
import { fetchBody } from '../../lib/query.ts';

const accounts = ['accounts'] as const;

/** Everybody with a role, or every account whose address begins as asked. */
export const useAccounts = (sought: string) =>
  useQuery({
    queryKey: [...accounts, sought],
    queryFn: ({ signal }) =>
      sought ? fetchBody(users.findUsers, { body: { text: sought }, signal }) : fetchBody(users.listUsers, { signal }),
    gcTime: 0,
  });

const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: accounts }),
  });
};

type Grant = Omit<GrantInput, 'role'> & { role: string };

export const useGrant = () => useChange((body: Grant) => fetchBody(users.grantRole, { body: body as GrantInput }));

export const useChangeMobile = () =>
  useChange(({ username, mobile }: { username: string; mobile: string }) =>
    fetchBody(users.changeMobile, { params: { username }, body: { mobile } }),
  );

const changes = {
  revoke: users.revokeRole,
  disable: users.disableUser,
  enable: users.enableUser,
  lift: users.liftLimits,
} as const;
export type ChangeName = keyof typeof changes;

export const useChangeAccount = () =>
  useChange(({ name, username }: { name: ChangeName; username: string }) =>
    fetchBody(changes[name], { params: { username } }),
  );
