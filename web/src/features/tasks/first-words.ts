import { type QuestionnaireId, questionnaireIds } from '../../../../shared/questionnaires/ids.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';

const isQuestionnaire = (origin: string): origin is QuestionnaireId => questionnaireIds.some((id) => id === origin);

/** The initial words of a task that follows from an alert, a note or an overdue test, as the address says. */
export const firstWords = (origin: string | null): string => {
  if (origin === 'alert') return 'Follow up the alert: ask how they are, and whether the safety plan still holds.';
  if (origin === 'note') return 'Follow up what we agreed.';
  return origin !== null && isQuestionnaire(origin) ? `Do the ${findQuestionnaire(origin).name} with them.` : '';
};
