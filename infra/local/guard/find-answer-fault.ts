import type { AttributeValue } from '@aws-sdk/client-dynamodb';

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** The bytes by which DynamoDB counts a value. A number takes about a byte for two digits. */
const sizeOf = (value: AttributeValue): number => {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return Math.ceil(value.N.length / 2) + 1;
  if (value.L !== undefined) return 3 + sum(value.L.map((one) => 1 + sizeOf(one)));
  if (value.M !== undefined) return 3 + sizeOfItem(value.M) + Object.keys(value.M).length;
  if (value.SS !== undefined) return sum(value.SS.map((text) => Buffer.byteLength(text)));
  return 1;
};

const sizeOfItem = (item: Record<string, AttributeValue>): number =>
  sum(Object.entries(item).map(([name, value]) => Buffer.byteLength(name) + sizeOf(value)));

type ReadTogether = { Responses?: { Item?: Record<string, AttributeValue> }[] };

const largestReading = 4 * 1024 * 1024;

/** Why DynamoDB would not give this answer to TransactGetItems, which the embedded database has given. */
export const findAnswerFault = (answer: Buffer): string | undefined => {
  const { Responses = [] } = JSON.parse(answer.toString('utf8')) as ReadTogether;
  const size = sum(Responses.map(({ Item = {} }) => sizeOfItem(Item)));
  return size > largestReading ? `The items that are read together have ${size} bytes` : undefined;
};
