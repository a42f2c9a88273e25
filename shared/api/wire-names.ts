import type { Call } from './call.ts';

// The given address templates have one word for the id of a patient and for the subject of a draft.
const wireNames: Readonly<Record<string, string>> = { patientId: 'referralId', recordId: 'referralId' };

/** The outside name of a path parameter of the contract: in the API's description and in the gateway's events. */
export const wireNameOf = (param: string): string => wireNames[param] ?? param;

/** The outside template of a call's address: `/api/crm/patient/{referralId}`. */
export const templateOf = ({ path }: Pick<Call, 'path'>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, param: string) => `{${wireNameOf(param)}}`);

/** The name of a call's route in API Gateway. A route of another name is another route. */
export const routeKeyOf = (call: Pick<Call, 'method' | 'path'>): string => `${call.method} ${templateOf(call)}`;
