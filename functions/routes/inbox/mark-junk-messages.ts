import type { inbox } from '../../../shared/api/inbox.ts';
import type { Handler } from '../../http/handler.ts';
import type { InboxDependencies } from './dependencies.ts';

export const markJunkMessages: Handler<typeof inbox.markJunkMessages, InboxDependencies> = async (
  { body, auditContext },
  { messages },
) => ({ status: 200, body: await messages.markJunk(body.messages, body.why, auditContext) });
