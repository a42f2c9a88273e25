import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { MessagesHandlers } from './dependencies.ts';
import { checkMessage } from './present.ts';

export const deleteContact: MessagesHandlers['deleteContact'] = async (
  { params, access, auditContext },
  dependencies,
) =>
  (await dependencies.messages.remove(params.id, auditContext, (message) =>
    checkMessage(message, access, dependencies),
  ))
    ? { status: 200, body: { message: 'The message has been deleted.' } }
    : notFound(missing.message);
