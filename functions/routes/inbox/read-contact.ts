import type { inbox } from '../../../shared/api/inbox.ts';
import { missing } from '../../../shared/api/missing.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { InboxDependencies } from './dependencies.ts';

export const readContact: Handler<typeof inbox.readContact, InboxDependencies> = async ({ params }, { messages }) => {
  const message = await messages.read(params.id);
  return message ? { status: 200, body: message } : notFound(missing.message);
};
