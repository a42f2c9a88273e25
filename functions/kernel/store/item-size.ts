import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Half of the 400 kilobytes that DynamoDB takes as one item. */
export const mostBytesOfItem = 200_000;

/** What an update may bring: an item that grows has at most 80,000 bytes besides, which is what a form can contain. */
export const mostBytesOfUpdate = 120_000;

/** An item has grown as long as one may be: it is stored as it was. */
export class ItemTooLong extends Error {
  override name = 'ItemTooLong';
}

const bytesOf = (values: object = {}): number => Buffer.byteLength(JSON.stringify(values));

/** Refuses to write what would be too long ever to be changed again. @throws {ItemTooLong} */
export const assertItemSize = ({ Put, Update }: TransactItem): void => {
  const isTooLong =
    bytesOf(Put?.Item) > mostBytesOfItem || bytesOf(Update?.ExpressionAttributeValues) > mostBytesOfUpdate;
  if (isTooLong) throw new ItemTooLong('An item would become longer than half of what the table takes');
};
