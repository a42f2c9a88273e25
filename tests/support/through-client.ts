import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export type Sent = { constructor: { name: string }; input: Record<string, unknown> };
export type Answer = Record<string, unknown>;
export type Send = (sent: Sent) => Promise<Answer>;

/** A view of a client of the table whose every command goes through `pass`, which may send it on. */
export const throughClient = <Client extends DynamoDBClient | DynamoDBDocumentClient>(
  client: Client,
  pass: (sent: Sent, send: Send) => Promise<Answer>,
): Client => {
  const view = Object.create(client) as Client;
  // The client's own type has an overload for each command; commands of any kind pass here.
  const send = client.send.bind(client) as unknown as Send;
  view.send = ((sent: Sent) => pass(sent, send)) as unknown as Client['send'];
  return view;
};
