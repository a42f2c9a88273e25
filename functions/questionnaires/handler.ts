import { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { askForAnswers } from './ask-for-answers.ts';
import { correctResult } from './correct-result.ts';
import { makeDependencies } from './dependencies.ts';
import { listOverdue } from './list-overdue.ts';
import { listScores } from './list-scores.ts';
import { listSelfCompletions } from './list-self-completions.ts';
import { listSuicideRisk } from './list-suicide-risk.ts';
import { listWithoutBaseline } from './list-without-baseline.ts';
import { readFeedback } from './read-feedback.ts';
import { readResult } from './read-result.ts';
import { readTestState } from './read-test-state.ts';
import { revokeSelfCompletion } from './revoke-self-completion.ts';
import { saveFeedback } from './save-feedback.ts';
import { saveResult } from './save-result.ts';
import { writeCsv } from './write-csv.ts';

export const handler = serve(
  questionnaireCalls,
  {
    askForAnswers,
    correctResult,
    listOverdue,
    listScores,
    listSelfCompletions,
    listSuicideRisk,
    listWithoutBaseline,
    readFeedback,
    readResult,
    readTestState,
    revokeSelfCompletion,
    saveFeedback,
    saveResult,
    writeCsv,
  },
  makeDependencies,
);
