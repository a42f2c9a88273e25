import * as z from 'zod';
import { describeAttributes, describeUser } from '../describe.ts';
import { notFound } from '../fault.ts';
import { defineInPool, defineOnUser } from '../operation.ts';
import { readPage } from '../page.ts';
import type { Pool } from '../pool.ts';

const inGroup = z.object({ GroupName: z.string() });
const paged = z.object({ Limit: z.int().min(0).max(60).default(60), NextToken: z.string().optional() });

const requireGroup = (pool: Pool, name: string): void => {
  if (!pool.config.groups.includes(name)) throw notFound('Group not found.');
};

export const adminAddUserToGroup = defineOnUser(inGroup, (pool, user, { GroupName }) => {
  requireGroup(pool, GroupName);
  user.groups = [...new Set([...user.groups, GroupName])];
  return {};
});

export const adminRemoveUserFromGroup = defineOnUser(inGroup, (pool, user, { GroupName }) => {
  requireGroup(pool, GroupName);
  user.groups = user.groups.filter((name) => name !== GroupName);
  return {};
});

export const adminListGroupsForUser = defineOnUser(z.unknown(), (pool, user) => ({
  Groups: user.groups.map((GroupName) => ({ GroupName, UserPoolId: pool.config.poolId })),
}));

export const listUsersInGroup = defineInPool(inGroup.extend(paged.shape), (pool, { GroupName, Limit, NextToken }) => {
  requireGroup(pool, GroupName);
  const members = pool.state.users.filter(({ groups }) => groups.includes(GroupName));
  const { items, next } = readPage(members, Limit, NextToken);
  const Users = items.map((user) => ({ ...describeUser(user), Attributes: describeAttributes(user) }));
  return { Users, NextToken: next };
});
