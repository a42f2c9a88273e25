import type { questionnaireCalls } from '../../shared/questionnaires/calls.ts';
import { reachableEntity } from '../appointments/store/text-state.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { withStaff } from '../kernel/http/with-staff.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { readItem } from '../kernel/store/entity.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import { createReportStore } from '../report/store/figures.ts';
import { createSelfCompletionStore } from '../self-completion/store/completions.ts';
import { createFeedbackStore } from './store/feedback.ts';
import { createResultStore } from './store/results.ts';

export const makeDependencies = withStaff((table) => ({
  results: createResultStore(table),
  feedback: createFeedbackStore(table),
  completions: createSelfCompletionStore(table),
  readReachable: (patientId: string) => readItem(table, reachableEntity, patientId),
  limits: createLimitStore(table),
  figures: createReportStore(table),
  exports: lazyClient(async () => (await import('../kernel/files/exports.ts')).createExportStore()),
}));
type QuestionnairesDependencies = ReturnType<typeof makeDependencies>;
export type QuestionnairesHandlers = Handlers<typeof questionnaireCalls, QuestionnairesDependencies>;
