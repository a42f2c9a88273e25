import * as z from 'zod';
import { Fault, invalidParameter, notAuthorized } from './fault.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';
import { findUser } from './users.ts';

export const attributeList = z
  .array(z.object({ Name: z.string(), Value: z.string().max(2048).default('') }))
  .default([]);
type AttributeList = z.infer<typeof attributeList>;

// The attributes of the pool's clients in the cloud: see infra/cloud/identity/identity.ts.
const clientMayWrite = ['given_name', 'family_name'];
const adminMayWrite = [...clientMayWrite, 'email', 'email_verified', 'phone_number', 'phone_number_verified'];
const forms: Record<string, RegExp> = {
  email: /^[^\s@"]+@[^\s@"]+$/,
  phone_number: /^(\+[1-9]\d{6,14})?$/,
  email_verified: /^(true|false)$/,
  phone_number_verified: /^(true|false)$/,
};

export const readAdminAttributes = (list: AttributeList): Record<string, string> => {
  for (const { Name, Value } of list) {
    if (!adminMayWrite.includes(Name)) {
      throw invalidParameter(
        `Attributes did not conform to the schema: ${Name}: Attribute does not exist in the schema.`,
      );
    }
    if (forms[Name]?.test(Value) === false) throw invalidParameter(`Invalid ${Name.replaceAll('_', ' ')} format.`);
  }
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Name === 'email' ? Value.toLowerCase() : Value]));
};

export const readClientAttributes = (list: AttributeList): Record<string, string> => {
  if (list.some(({ Name }) => !clientMayWrite.includes(Name))) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  return readAdminAttributes(list);
};

export const readEmailUsername = (username: string, attributes: Record<string, string>): string => {
  const email = username.toLowerCase();
  if (!forms.email?.test(email)) throw invalidParameter('Username should be an email.');
  if ((attributes.email ?? email) !== email) throw invalidParameter('Username and email differ.');
  return email;
};

/** A new address or number is unverified unless the same call says otherwise; an empty value removes the attribute. */
export const updateAttributes = (pool: Pool, user: User, changes: Record<string, string>): void => {
  const owner = changes.email === undefined ? undefined : findUser(pool, changes.email);
  if (owner && owner !== user) throw new Fault('AliasExistsException', 'An account with the email already exists.');
  for (const name of ['email', 'phone_number']) {
    if (changes[name] !== undefined && changes[name] !== user.attributes[name])
      user.attributes[`${name}_verified`] = 'false';
  }
  const merged = Object.entries({ ...user.attributes, ...changes });
  user.attributes = Object.fromEntries(merged.filter(([, value]) => value !== ''));
  user.modifiedAt = pool.now();
};
