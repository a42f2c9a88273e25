import type { QuestionnaireId } from '../questionnaires/ids.ts';
import type { FirstServiceId } from './organisation.ts';

/**
 * The questionnaires that the organisation uses, and the services whose patients answer them until an admin chooses
 * others for a service. One that is not named is switched off: it has no screen and takes no answers. Those stored
 * earlier stay readable.
 */
export const instrumentsInUse: { readonly [Id in QuestionnaireId]?: 'every-service' | readonly FirstServiceId[] } = {
  phq: 'every-service',
  gad: 'every-service',
  asq: 'every-service',
  ons4: ['rahat', 'yaarana', 'cancer'],
};
