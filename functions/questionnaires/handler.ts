import { questionnaires } from '../../shared/questionnaires/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { askForAnswers } from './ask-for-answers.ts';
import { correctResult } from './correct-result.ts';
import { makeDependencies } from './dependencies.ts';
import { listAlertReviews } from '../alerts/list-alert-reviews.ts';
import { listAlerts } from '../alerts/list-alerts.ts';
import { listOverdue } from './list-overdue.ts';
import { listScores } from './list-scores.ts';
import { listSelfCompletions } from './list-self-completions.ts';
import { listSuicideRisk } from './list-suicide-risk.ts';
import { listWithoutBaseline } from './list-without-baseline.ts';
import { readFeedback } from './read-feedback.ts';
import { readOrgData } from '../report/read-org-data.ts';
import { readReport } from '../report/read-report.ts';
import { readResult } from './read-result.ts';
import { readStanding } from './read-standing.ts';
import { respondToAlert } from '../alerts/respond-to-alert.ts';
import { reviewAlert } from '../alerts/review-alert.ts';
import { revokeSelfCompletion } from './revoke-self-completion.ts';
import { saveFeedback } from './save-feedback.ts';
import { saveResult } from './save-result.ts';
import { watchAlerts } from '../alerts/watch-alerts.ts';
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
