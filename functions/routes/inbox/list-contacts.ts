import type { inbox } from '../../../shared/api/inbox.ts';
import type { Handler } from '../../http/handler.ts';
import type { InboxDependencies } from './dependencies.ts';
import { withNames } from './present.ts';

export const listContacts: Handler<typeof inbox.listContacts, InboxDependencies> = async (
  { params, query, access },
  dependencies,
) => {
  const page = await dependencies.messages.list(params.page, query.list);
  return { status: 200, body: { ...page, content: await withNames(page.content, access.canOpen, dependencies) } };
};
