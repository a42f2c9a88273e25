import { instrumentsInUse } from '../organisation/instruments.ts';
import { findService } from '../organisation/services.ts';
import type { QuestionnaireId } from './ids.ts';
import { isChosenFor, isInUse } from './in-use.ts';
import { instruments } from './registry.ts';

/** Whether a patient of a service is offered it; for an unknown service (`''`), all that are in use are offered. */
export const isForService = (id: QuestionnaireId, service: string): boolean => {
  const found = findService(service);
  if (found) return isChosenFor(id, found);
  return isInUse(id) && (service === '' || instrumentsInUse[id] === 'every-service');
};

/** The questionnaires in use for a service, or for any where none is known, in the usual order. */
export const instrumentsFor = (service: string) => instruments.filter(({ id }) => isForService(id, service));
