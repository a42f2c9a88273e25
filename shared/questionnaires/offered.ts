import { instrumentsInUse } from '../organisation/instruments.ts';
import { findService } from '../organisation/services.ts';
import type { QuestionnaireId } from './ids.ts';
import { isInUse } from './in-use.ts';
import { instruments } from './registry.ts';

/** Whether a patient of a service is offered it; for an unknown service (`''`), all that are in use are offered. */
export const isForService = (id: QuestionnaireId, service: string): boolean => {
  if (!isInUse(id)) return false;
  const chosen = findService(service)?.rules?.instruments;
  if (chosen) return chosen.includes(id);
  const services = instrumentsInUse[id];
  return services === 'every-service' || service === '' || services?.some((one) => one === service) === true;
};

/** The questionnaires in use for a service, or for any where none is known, in the usual order. */
export const instrumentsFor = (service: string) => instruments.filter(({ id }) => isForService(id, service));

/** Every questionnaire that the organisation has switched on. */
export const offeredInstruments = instrumentsFor('');
