import type { inbox } from '../../../shared/api/inbox.ts';
import type { Handler } from '../../lib/handler.ts';
import { notFound } from '../../lib/outcome.ts';
import { type InboxDependencies, noSuchMessage } from './dependencies.ts';

export const readContact: Handler<typeof inbox.readContact, InboxDependencies> = async ({ params }, { messages }) => {
  const message = await messages.read(params.id);
  return message ? { status: 200, body: message } : notFound(noSuchMessage);
};
