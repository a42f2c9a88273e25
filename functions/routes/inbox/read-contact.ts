import type { inbox } from '../../../shared/api/inbox.ts';
import { missing } from '../../../shared/api/missing.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { InboxDependencies } from './dependencies.ts';
import { presentMessage } from './present.ts';

export const readContact: Handler<typeof inbox.readContact, InboxDependencies> = async ({ params }, dependencies) => {
  const message = await dependencies.messages.read(params.id);
  return message ? { status: 200, body: await presentMessage(message, dependencies) } : notFound(missing.message);
};
