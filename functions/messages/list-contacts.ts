import type { MessagesHandlers } from './dependencies.ts';
import { withNames } from './present.ts';

export const listContacts: MessagesHandlers['listContacts'] = async ({ params, query, access }, dependencies) => {
  const page = await dependencies.messages.list(params.page, query.list);
  return { status: 200, body: { ...page, content: await withNames(page.content, access.canOpen, dependencies) } };
};
