import { questionnaires } from '../../../shared/api/questionnaires.ts';
import { serve } from '../../http/serve.ts';
import { askForAnswers } from './ask-for-answers.ts';
import { correctResult } from './correct-result.ts';
import { makeDependencies } from './dependencies.ts';
import { listAlertReviews } from './list-alert-reviews.ts';
import { listAlerts } from './list-alerts.ts';
import { listOverdue } from './list-overdue.ts';
import { listScores } from './list-scores.ts';
import { listSelfCompletions } from './list-self-completions.ts';
import { listSuicideRisk } from './list-suicide-risk.ts';
import { listWithoutBaseline } from './list-without-baseline.ts';
import { readFeedback } from './read-feedback.ts';
import { readOrgData } from './read-org-data.ts';
import { readReport } from './read-report.ts';
import { readResult } from './read-result.ts';
import { readStanding } from './read-standing.ts';
import { respondToAlert } from './respond-to-alert.ts';
import { reviewAlert } from './review-alert.ts';
import { revokeSelfCompletion } from './revoke-self-completion.ts';
import { saveFeedback } from './save-feedback.ts';
import { saveResult } from './save-result.ts';
import { watchAlerts } from './watch-alerts.ts';
import { writeCsv } from './write-csv.ts';

export const handler = serve(
  questionnaires,
  {
    askForAnswers,
    correctResult,
    listAlertReviews,
    listAlerts,
    listOverdue,
    listScores,
    listSelfCompletions,
    listSuicideRisk,
    listWithoutBaseline,
    readFeedback,
    readOrgData,
    readReport,
    readResult,
    readStanding,
    respondToAlert,
    reviewAlert,
    revokeSelfCompletion,
    saveFeedback,
    saveResult,
    watchAlerts,
    writeCsv,
  },
  makeDependencies,
);
