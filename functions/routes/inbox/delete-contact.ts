import type { inbox } from '../../../shared/api/inbox.ts';
import { missing } from '../../../shared/api/missing.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { InboxDependencies } from './dependencies.ts';
import { checkMessage } from './present.ts';

export const deleteContact: Handler<typeof inbox.deleteContact, InboxDependencies> = async (
  { params, access, auditContext },
  dependencies,
) =>
  (await dependencies.messages.remove(params.id, auditContext, (message) =>
    checkMessage(message, access, dependencies),
  ))
    ? { status: 200, body: { message: 'The message has been deleted.' } }
    : notFound(missing.message);
