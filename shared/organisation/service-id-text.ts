import { cappedText } from '../kernel/text.ts';
import { isServiceId } from './services.ts';

/** How many services there can be, with those that have ended. */
export const mostServices = 40;

/** The id of a service in a request. */
export const serviceIdText = (message: string) =>
  cappedText(40, { missing: message, tooLong: message }).refine(isServiceId, message);
