import type { inbox } from '../../../shared/api/inbox.ts';
import { missing } from '../../../shared/api/missing.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { InboxDependencies } from './dependencies.ts';
import { answerChange, checkMessage } from './present.ts';

export const handleContact: Handler<typeof inbox.handleContact, InboxDependencies> = async (
  { params, body, access, auditContext },
  dependencies,
) => {
  const changed = await dependencies.messages.handle(params.id, body, auditContext, (message) =>
    checkMessage(message, access, dependencies),
  );
  return changed.outcome === 'missing' ? notFound(missing.message) : await answerChange(changed, dependencies);
};
