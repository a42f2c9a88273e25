import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyInput } from '../../../../shared/api/call.ts';
import { type GrantInput, users } from '../../../../shared/api/users.ts';
import { callQuery, fetchBody } from '../../lib/query.ts';
import { refreshed } from '../../lib/refresh.ts';

/** Everybody with a role, or every account whose address begins with the text. */
export const useAccounts = (sought: string) => {
  const everybody = useQuery({ ...callQuery(users.listUsers, {}), enabled: sought === '' });
  const found = useQuery({ ...callQuery(users.findUsers, { body: { text: sought } }), enabled: sought !== '' });
  return sought === '' ? everybody : found;
};

const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useMutation({ mutationFn: change, onSuccess: refreshed });

type Grant = Omit<GrantInput, 'role'> & { role: string };

export const useGrant = () => useChange((body: Grant) => fetchBody(users.grantRole, { body: body as GrantInput }));

export const useChangeMobile = () =>
  useChange(({ username, mobile }: { username: string; mobile: string }) =>
    fetchBody(users.changeMobile, { params: { username }, body: { mobile } }),
  );

export const useChooseServices = () =>
  useChange(({ username, ...body }: { username: string; services: string[]; version: number }) =>
    fetchBody(users.chooseServices, { params: { username }, body: body as BodyInput<typeof users.chooseServices> }),
  );

const changes = {
  revoke: users.revokeRole,
  disable: users.disableUser,
  enable: users.enableUser,
  lift: users.liftLimits,
  forgetBrowsers: users.forgetBrowsersOf,
  removeApp: users.removeAppOf,
} as const;
export type ChangeName = keyof typeof changes;

export const useChangeAccount = () =>
  useChange(({ name, username }: { name: ChangeName; username: string }) =>
    fetchBody(changes[name], { params: { username } }),
  );
