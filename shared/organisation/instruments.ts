import type { QuestionnaireId } from '../questionnaires/ids.ts';
import type { FirstServiceId } from './organisation.ts';

/**
 * The questionnaires of a new installation, and the services whose patients answer them until an admin chooses others for
 * a service: see `questionnaires/in-use.ts`. Answers stored earlier stay readable.
 */
export const instrumentsInUse: { readonly [Id in QuestionnaireId]?: 'every-service' | readonly FirstServiceId[] } = {
  phq: 'every-service',
  gad: 'every-service',
  asq: 'every-service',
  ons4: ['rahat', 'yaarana', 'cancer'],
};
