import { invalidParameter } from './fault.ts';
import type { User } from './state.ts';

const largest = 60;

const position = ({ createdAt, sub }: User) => `${String(createdAt).padStart(15, '0')}:${sub}`;

/** The token names the last user read, so that users who come or go in between shift nothing. */
export const readPage = (users: User[], limit: number, token: string | undefined): { items: User[]; next?: string } => {
  const after = token === undefined ? '' : Buffer.from(token, 'base64url').toString();
  if (token === '' || (token && !/^\d{15}:[0-9a-f-]{36}$/.test(after)))
    throw invalidParameter('Invalid pagination token.');
  const rest = users.filter((user) => position(user) > after).sort((a, b) => (position(a) < position(b) ? -1 : 1));
  const items = rest.slice(0, limit || largest);
  const last = items.at(-1);
  if (!last || items.length === rest.length) return { items };
  return { items, next: Buffer.from(position(last)).toString('base64url') };
};
