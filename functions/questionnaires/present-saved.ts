import { findQuestionnaire } from '../../shared/questionnaires/registry.ts';
import type { Saved } from './store/results.ts';

export const presentSaved = ({ result, patient, alert }: Saved, done: 'saved' | 'corrected') => ({
  ...result,
  message: `The ${findQuestionnaire(result.questionType).name} of ${patient.firstName} ${patient.lastName} has been ${done}.`,
  ...(alert ? { alert } : {}),
});
