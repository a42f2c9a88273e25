import type { inbox } from '../../../shared/api/inbox.ts';
import type { Handler } from '../../http/handler.ts';
import type { InboxDependencies } from './dependencies.ts';

export const listContacts: Handler<typeof inbox.listContacts, InboxDependencies> = async (
  { params },
  { messages },
) => ({
  status: 200,
  body: await messages.list(params.page),
});
