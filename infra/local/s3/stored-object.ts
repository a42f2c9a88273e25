import * as z from 'zod';

const headers = z.record(z.string(), z.string());

/** The metadata of an object. `headers` are sent with every answer, `checksums` on request. */
const StoredObject = z.strictObject({
  key: z.string(),
  etag: z.string(),
  size: z.number(),
  lastModified: z.string(),
  headers,
  checksums: headers,
});

export type StoredObject = z.infer<typeof StoredObject>;

const newline = Buffer.from('\n');

/** One file holds both, metadata on its first line, so that one rename replaces both and they never disagree. */
export const packObject = (object: StoredObject, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(JSON.stringify(object)), newline, body]);

export const unpackObject = (file: Buffer, path: string): { object: StoredObject; body: Buffer } => {
  const end = file.indexOf(newline);
  try {
    return { object: StoredObject.parse(JSON.parse(file.toString('utf8', 0, end))), body: file.subarray(end + 1) };
  } catch {
    // The parser's own message would quote the metadata, which may be personal data, into the log.
    throw new Error(`The stored object ${path} is not readable.`);
  }
};
