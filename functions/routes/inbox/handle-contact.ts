import type { inbox } from '../../../shared/api/inbox.ts';
import { missing } from '../../../shared/api/missing.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { InboxDependencies } from './dependencies.ts';
import { answerChange } from './present.ts';

export const handleContact: Handler<typeof inbox.handleContact, InboxDependencies> = async (
  { params, body, auditContext },
  dependencies,
) => {
  const changed = await dependencies.messages.handle(params.id, body, auditContext);
  return changed.outcome === 'missing' ? notFound(missing.message) : await answerChange(changed, dependencies);
};
