import { completionStateOf } from '../../shared/self-completion/self-completion.ts';
import type { Completion } from '../../shared/self-completion/self-completion-schema.ts';
import type { SelfCompletionRequest } from '../self-completion/store/items.ts';

export const presentCompletion = (stored: SelfCompletionRequest, now: number): Completion => {
  const { requestId, way, questionnaires, feedback, askedAt, closesAt, openedAt, finishedAt, done } = stored;
  const known = { requestId, way, questionnaires, feedback: feedback !== 'not-asked', askedAt, closesAt, done };
  return { ...known, openedAt, finishedAt, state: completionStateOf(stored, now) };
};
