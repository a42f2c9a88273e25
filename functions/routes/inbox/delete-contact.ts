import type { inbox } from '../../../shared/api/inbox.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import { type InboxDependencies, noSuchMessage } from './dependencies.ts';

export const deleteContact: Handler<typeof inbox.deleteContact, InboxDependencies> = async (
  { params, auditContext },
  { messages },
) =>
  (await messages.remove(params.id, auditContext))
    ? { status: 200, body: { message: 'The message has been deleted.' } }
    : notFound(noSuchMessage);
