import { alertCalls } from '../../shared/alerts/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { listAlertReviews } from './list-alert-reviews.ts';
import { listAlerts } from './list-alerts.ts';
import { respondToAlert } from './respond-to-alert.ts';
import { reviewAlert } from './review-alert.ts';
import { watchAlerts } from './watch-alerts.ts';

export const handler = serve(
  alertCalls,
  { listAlertReviews, listAlerts, respondToAlert, reviewAlert, watchAlerts },
  makeDependencies,
);
