import type { inbox } from '../../../shared/api/inbox.ts';
import { missing } from '../../../shared/api/missing.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { InboxDependencies } from './dependencies.ts';
import { checkMessage, presentMessage } from './present.ts';

export const readContact: Handler<typeof inbox.readContact, InboxDependencies> = async (
  { params, access },
  dependencies,
) => {
  const message = await dependencies.messages.read(params.id);
  if (!message) return notFound(missing.message);
  await checkMessage(message, access, dependencies);
  return { status: 200, body: await presentMessage(message, dependencies) };
};
