import type { inbox } from '../../../shared/api/inbox.ts';
import type { Handler } from '../../http/handler.ts';
import type { InboxDependencies } from './dependencies.ts';

export const countWaiting: Handler<typeof inbox.countWaiting, InboxDependencies> = async (_, { messages }) => ({
  status: 200,
  body: { waiting: await messages.countWaiting() },
});
