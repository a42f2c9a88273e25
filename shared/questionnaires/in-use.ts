import { instrumentsInUse } from '../organisation/instruments.ts';
import type { QuestionnaireId } from './ids.ts';

// Apart from the registry: the edge's code asks this for the paths of the screens, and must stay small.

/** Whether the organisation has switched the questionnaire on. */
export const isInUse = (id: QuestionnaireId): boolean => instrumentsInUse[id] !== undefined;

/** Whether a patient of a service is offered it; where the service is not known (`''`), all that are in use are. */
export const isForService = (id: QuestionnaireId, service: string): boolean => {
  const services = instrumentsInUse[id];
  if (services === undefined) return false;
  return services === 'every-service' || service === '' || services.includes(service);
};
