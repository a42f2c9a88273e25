import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { MessagesHandlers } from './dependencies.ts';
import { answerChange, checkMessage } from './present.ts';

export const handleContact: MessagesHandlers['handleContact'] = async (
  { params, body, access, auditContext },
  dependencies,
) => {
  const changed = await dependencies.messages.handle(params.id, body, auditContext, (message) =>
    checkMessage(message, access, dependencies),
  );
  return changed.outcome === 'missing' ? notFound(missing.message) : await answerChange(changed, dependencies);
};
