import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';

/** An item as DynamoDB itself writes it, so that an export loses nothing. */
export type RawItem = Record<string, AttributeValue>;

const storedItem = z.looseObject({ pk: z.string(), sk: z.string() });
export type StoredItem = z.infer<typeof storedItem>;

export const readRaw = (raw: RawItem): StoredItem => storedItem.parse(unmarshall(raw));

/** The same text for the same item, whatever the order of its attributes. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
