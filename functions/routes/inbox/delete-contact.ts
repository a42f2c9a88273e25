import type { inbox } from '../../../shared/api/inbox.ts';
import type { Handler } from '../../lib/handler.ts';
import { notFound } from '../../lib/outcome.ts';
import { type InboxDependencies, noSuchMessage } from './dependencies.ts';

export const deleteContact: Handler<typeof inbox.deleteContact, InboxDependencies> = async (
  { params, trace },
  { messages },
) =>
  (await messages.remove(params.id, trace))
    ? { status: 200, body: { message: 'The message has been deleted.' } }
    : notFound(noSuchMessage);
