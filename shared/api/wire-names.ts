import type { Call } from './call.ts';

// The given address templates have one word for the id of a patient and of what a draft is about.
const wireNames: Readonly<Record<string, string>> = { patientId: 'referralId', recordId: 'referralId' };

/** What a path parameter of the contract is called outside: in the API's description and in the gateway's events. */
export const wireNameOf = (param: string): string => wireNames[param] ?? param;

/** The template of a call's address as the outside knows it: `/api/crm/patient/{referralId}`. */
export const templateOf = ({ path }: Pick<Call, 'path'>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, param: string) => `{${wireNameOf(param)}}`);

/** The name of a call's route in API Gateway. A route with another name is another route. */
export const routeKeyOf = (call: Pick<Call, 'method' | 'path'>): string => `${call.method} ${templateOf(call)}`;
