import * as z from 'zod';
import type { StoreRequest } from './edge-case.ts';

const failed = z.object({
  __type: z.string(),
  CancellationReasons: z.array(z.looseObject({ Code: z.string(), Item: z.unknown().optional() })).optional(),
  Item: z.unknown().optional(),
});

export type Sent =
  | { refusal: string; reasons?: string[]; items?: unknown[]; item?: unknown; message: string }
  | { answer: { [name: string]: unknown } };

type Members = { [kind: string]: object }[];
type Named = { [table: string]: unknown };

const nameTable = ({ operation, body }: StoreRequest, TableName: string): object => {
  if (operation.startsWith('Transact')) {
    const members = body.TransactItems as Members;
    const named = members.map((member) =>
      Object.fromEntries(Object.entries(member).map(([kind, one]) => [kind, { TableName, ...one }])),
    );
    return { ...body, TransactItems: named };
  }
  if (operation.startsWith('Batch')) return { ...body, RequestItems: rename(body.RequestItems, 'table', TableName) };
  return { TableName, ...body };
};

const rename = (named: unknown, from: string, to: string) =>
  Object.fromEntries(Object.entries(named as Named).map(([table, value]) => [table === from ? to : table, value]));

const renameAnswer = (answer: Named, from: string): Named =>
  Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      name.startsWith('Unprocessed') || (name === 'Responses' && !Array.isArray(value))
        ? rename(value, from, 'table')
        : value,
    ]),
  );

/** Posts a request as it is: a client would refuse some of them itself. The store checks no signature. */
export const postRequest = (endpoint: string, target: string, body: object): Promise<Response> =>
  fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': target,
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/eu-west-2/dynamodb/aws4_request, SignedHeaders=host, Signature=none',
    },
    body: JSON.stringify(body),
  });

export const sendRequest = async (endpoint: string, table: string, request: StoreRequest): Promise<Sent> => {
  const response = await postRequest(endpoint, `DynamoDB_20120810.${request.operation}`, nameTable(request, table));
  // It has no error of DynamoDB's.
  if (response.status === 413) return { refusal: 'RequestTooLarge', message: await response.text() };
  const answer = (await response.json()) as Named;
  if (response.ok) return { answer: renameAnswer(answer, table) };
  const { __type, CancellationReasons, Item } = failed.parse(answer);
  return {
    refusal: __type.replace(/^.*#/, ''),
    ...(CancellationReasons && {
      reasons: CancellationReasons.map(({ Code }) => Code),
      items: CancellationReasons.map((reason) => reason.Item),
    }),
    ...(Item !== undefined && { item: Item }),
    message: String(answer.message ?? answer.Message),
  };
};
