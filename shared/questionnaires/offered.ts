import { isForService } from './in-use.ts';
import { instruments } from './registry.ts';

/** The questionnaires in use for a service, or for any where none is known, in the usual order. */
export const instrumentsFor = (service: string) => instruments.filter(({ id }) => isForService(id, service));

/** Every questionnaire that the organisation has switched on. */
export const offeredInstruments = instrumentsFor('');
