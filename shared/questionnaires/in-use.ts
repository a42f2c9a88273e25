import { instrumentsInUse } from '../organisation/instruments.ts';
import type { QuestionnaireId } from './ids.ts';

// Separate from the registry: the edge's code needs this for the paths of the screens, and must stay small.

/** Whether the organisation has switched the questionnaire on. */
export const isInUse = (id: QuestionnaireId): boolean => instrumentsInUse[id] !== undefined;
