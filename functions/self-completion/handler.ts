import { selfCompletionCalls } from '../../shared/self-completion/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { answerQuestion } from './answer-question.ts';
import { makeDependencies } from './dependencies.ts';
import { leaveFeedback } from './leave-feedback.ts';
import { openLink } from './open-link.ts';
import { showLink } from './show-link.ts';

export const handler = serve(
  selfCompletionCalls,
  { answerQuestion, leaveFeedback, openLink, showLink },
  makeDependencies,
);
