import type { Completion } from '../../../shared/api/self-completion.ts';
import { completionStateOf } from '../../../shared/domain/self-completion.ts';
import type { SelfCompletionRequest } from '../../data/self-completion/items.ts';

export const presentCompletion = (stored: SelfCompletionRequest, now: number): Completion => {
  const { requestId, way, questionnaires, feedback, askedAt, closesAt, openedAt, finishedAt, done } = stored;
  const known = { requestId, way, questionnaires, feedback: feedback !== 'not-asked', askedAt, closesAt, done };
  return { ...known, openedAt, finishedAt, state: completionStateOf(stored, now) };
};
