import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';

/** An item as DynamoDB itself writes it, so that an export loses nothing. */
export type RawItem = Record<string, AttributeValue>;

const storedItem = z.looseObject({ pk: z.string(), sk: z.string() });
export type StoredItem = z.infer<typeof storedItem>;

export const readRaw = (raw: RawItem): StoredItem => storedItem.parse(unmarshall(raw));
