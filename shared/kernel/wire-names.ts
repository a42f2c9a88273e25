import type * as z from 'zod';
import type { Call } from './call.ts';

// The given addresses, bodies and replies have one word for the id of a patient and for the subject of a draft.
const wireNames: Readonly<Record<string, string>> = { patientId: 'referralId', recordId: 'referralId' };

/** The outside name of a path parameter of the contract: in the API's description and in the gateway's events. */
export const wireNameOf = (param: string): string => wireNames[param] ?? param;

/** The outside template of a call's address: `/api/crm/patient/{referralId}`. */
export const templateOf = ({ path }: Pick<Call, 'path'>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, param: string) => `{${wireNameOf(param)}}`);

/** The name of a call's route in API Gateway. A route of another name is another route. */
export const routeKeyOf = (call: Pick<Call, 'method' | 'path'>): string => `${call.method} ${templateOf(call)}`;

const ownNames = new Map<unknown, string>();

/** Says that a body or a reply has `referralId` on the wire for what is `own` in our code. */
export const withReferralId = <Schema extends z.ZodType>(schema: Schema, own: keyof typeof wireNames = 'patientId') => {
  ownNames.set(schema, own);
  return schema;
};

/**
 * The other name of a field: the outside one of ours, and ours of an outside one. The two change places, so that a
 * field that was sent by our name is refused like every field that the schema does not name.
 */
export const otherNameOf = (schema: z.ZodType | undefined, name: string): string => {
  const own = ownNames.get(schema);
  if (name === own) return 'referralId';
  return own && name === 'referralId' ? own : name;
};

/**
 * A body or a reply of the schema for the wire, or as it came from there for our code: it is the same change. Deeper
 * than any name it changes nothing, since a body may be nested as deep as it is long.
 */
export const rename = (schema: z.ZodType | undefined, value: unknown, depth = 12): unknown => {
  if (!ownNames.has(schema) || depth === 0) return value;
  const inside = (one: unknown) => rename(schema, one, depth - 1);
  if (Array.isArray(value)) return value.map(inside);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [otherNameOf(schema, name), inside(one)]));
};
