import * as z from 'zod';
import { describeAttributes, describeUser } from '../describe.ts';
import { invalidParameter } from '../fault.ts';
import { defineInPool } from '../operation.ts';
import { readPage } from '../page.ts';
import type { User } from '../state.ts';

const searchable = ['username', 'sub', 'email', 'phone_number', 'name', 'given_name', 'family_name'];

const makeFilter = (filter: string | undefined): ((user: User) => boolean) => {
  if (!filter?.trim()) return () => true;
  const [, name = '', operator, quoted = ''] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (!searchable.includes(name)) throw invalidParameter('Error while parsing filter.');
  const unescaped = quoted.replace(/\\(.)/g, '$1');
  const wanted = name === 'email' ? unescaped.toLowerCase() : unescaped;
  return ({ sub, attributes }) => {
    const value = { ...attributes, sub, username: sub }[name];
    return operator === '=' ? value === wanted : value?.startsWith(wanted) === true;
  };
};

export const listUsers = defineInPool(
  z.object({
    Filter: z.string().max(256).optional(),
    Limit: z.int().min(0).max(60).default(60),
    PaginationToken: z.string().optional(),
  }),
  (pool, { Filter, Limit, PaginationToken }) => {
    const { items, next } = readPage(pool.state.users.filter(makeFilter(Filter)), Limit, PaginationToken);
    const Users = items.map((user) => ({ ...describeUser(user), Attributes: describeAttributes(user) }));
    return { Users, PaginationToken: next };
  },
);
