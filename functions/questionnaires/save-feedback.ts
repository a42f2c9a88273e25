import { isKeyOfWords } from '../kernel/store/idempotency.ts';
import type { QuestionnairesHandlers } from './dependencies.ts';

const savedBefore =
  'The same answers were already saved in the last ten minutes, so they were not saved again. If they are of another person, send them with an Idempotency-Key.';

export const saveFeedback: QuestionnairesHandlers['saveFeedback'] = async (
  { body, idempotencyKey, auditContext },
  { feedback },
) => {
  const { isNew } = await feedback.add(body, idempotencyKey, auditContext);
  // With a key the earlier answer was lost; with a key made of the words it may be another person's.
  if (!isNew && isKeyOfWords(idempotencyKey)) return { status: 200, body: { message: savedBefore } };
  return { status: 201, body: { message: 'Thank you. The feedback has been saved.' } };
};
