import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { MessagesHandlers } from './dependencies.ts';
import { checkMessage, presentMessage } from './present.ts';

export const readContact: MessagesHandlers['readContact'] = async ({ params, access }, dependencies) => {
  const message = await dependencies.messages.read(params.id);
  if (!message) return notFound(missing.message);
  await checkMessage(message, access, dependencies);
  return { status: 200, body: await presentMessage(message, dependencies) };
};
