import { validateHeaderName, validateHeaderValue } from 'node:http';
import { S3Error } from './s3-error.ts';

/** Text from a query or a trailer that will stand in a header one day: one that node could not send is refused now. */
export function asHeaders(entries: [name: string, value: string][]): Record<string, string> {
  for (const [name, value] of entries) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      throw new S3Error('InvalidArgument', 'A parameter is not a valid header.');
    }
  }
  return Object.fromEntries(entries);
}
