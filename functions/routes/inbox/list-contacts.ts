import type { inbox } from '../../../shared/api/inbox.ts';
import type { Handler } from '../../http/handler.ts';
import type { InboxDependencies } from './dependencies.ts';
import { withNames } from './present.ts';

export const listContacts: Handler<typeof inbox.listContacts, InboxDependencies> = async (
  { params, query, access },
  dependencies,
) => {
  const { messages } = dependencies;
  const [page, apart] = await Promise.all([messages.list(params.page, query.list), messages.countApart()]);
  return {
    status: 200,
    body: { ...page, content: await withNames(page.content, access.sight, dependencies), apart },
  };
};
