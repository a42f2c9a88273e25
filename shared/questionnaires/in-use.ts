import { instrumentsInUse } from '../organisation/instruments.ts';
import type { QuestionnaireId } from './ids.ts';

// Separate from the registry: the edge's code needs this for the paths of the screens, and must stay small.

/** Whether the organisation has switched the questionnaire on. */
export const isInUse = (id: QuestionnaireId): boolean => instrumentsInUse[id] !== undefined;

/** Whether a patient of a service is offered it; for an unknown service (`''`), all that are in use are offered. */
export const isForService = (id: QuestionnaireId, service: string): boolean => {
  const services = instrumentsInUse[id];
  if (services === undefined) return false;
  return services === 'every-service' || service === '' || services.some((one) => one === service);
};
