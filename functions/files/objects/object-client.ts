import { hash } from 'node:crypto';
import * as z from 'zod';
import { backOff } from '../../data/back-off.ts';
import { type Answer, openConnection } from '../../lib/connection.ts';
import { readCredentials } from '../../lib/credentials.ts';
import { readEnvironment } from '../../lib/environment.ts';
import { createObjectSigner, encodePart } from './sign-objects.ts';

export type ObjectPlace = { bucket: string; key: string };
export type ObjectRequest = ObjectPlace & {
  method: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The subresource, where the request is not for the object itself: `tagging`. */
  part?: string;
};
export type StoredFile = { body: Buffer; modifiedAt: Date };
/** The address to which a browser posts a file, and the fields that it sends before the file. */
export type UploadForm = { url: string; fields: Record<string, string> };

type Headers = { 'content-type': string; 'cache-control'?: string };

const environment = z.object({ AWS_REGION: z.string(), AWS_ENDPOINT_URL_S3: z.url().optional() });
const attempts = 3;

/** A refusal by S3, with its own code; the message names no object, since a log may quote it. */
export class ObjectError extends Error {
  readonly statusCode: number;

  constructor(code: string, statusCode: number) {
    super(`S3 answered ${statusCode}`);
    this.name = code;
    this.statusCode = statusCode;
  }
}

const readError = ({ statusCode, body }: Answer): ObjectError =>
  new ObjectError(/<Code>(\w+)<\/Code>/.exec(body.toString())?.[1] ?? 'UnknownError', statusCode);

const isMissing = (error: unknown) => error instanceof ObjectError && error.name === 'NoSuchKey';

/** S3's answer about an object that the function may not read; about a missing one, too, where it may not list it. */
export const isDenied = (error: unknown): boolean => error instanceof ObjectError && error.name === 'AccessDenied';

const isPassing = ({ statusCode }: Answer) => statusCode >= 500 || statusCode === 429;

/**
 * The few requests that this product makes to S3. The SDK's client carries the schemas of every operation, a tenth of
 * a function that must start fast.
 */
export class ObjectClient {
  // Not private by `#`: a test wraps `send`.
  private readonly region: string;
  private readonly endpoint: string | undefined;
  private readonly signer: ReturnType<typeof createObjectSigner>;
  private readonly connections = new Map<string, ReturnType<typeof openConnection>>();

  constructor() {
    const { AWS_REGION, AWS_ENDPOINT_URL_S3 } = readEnvironment(environment);
    this.region = AWS_REGION;
    this.endpoint = AWS_ENDPOINT_URL_S3;
    this.signer = createObjectSigner(AWS_REGION);
  }

  /** Each bucket has a host of its own; on one machine the bucket is the first part of the path. */
  private locate({ bucket, key }: ObjectPlace) {
    const origin = new URL(this.endpoint ?? `https://${bucket}.s3.${this.region}.amazonaws.com`);
    const root = this.endpoint === undefined ? '/' : `/${bucket}/`;
    return { origin, root, host: origin.host, path: root + key.split('/').map(encodePart).join('/') };
  }

  private connect(origin: URL) {
    const open = this.connections.get(origin.host) ?? openConnection(origin);
    this.connections.set(origin.host, open);
    return open;
  }

  private async attempt({ method, headers = {}, body = '', part, ...place }: ObjectRequest): Promise<Answer> {
    const { origin, host, path } = this.locate(place);
    const signed = this.signer.signHeaders({
      ...{ host, path, method, headers, body, ...(part && { query: { [part]: '' } }) },
      credentials: readCredentials(),
      now: new Date(),
    });
    const target = part ? `${path}?${part}=` : path;
    return await this.connect(origin).send({ method, path: target, headers: signed, body });
  }

  /**
   * Sends a request, and repeats it when a connection breaks or S3 is busy: all of ours are idempotent.
   *
   * @throws {ObjectError} for every answer that is not a success.
   */
  async send(request: ObjectRequest): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === attempts;
      try {
        const answer = await this.attempt(request);
        if (answer.statusCode >= 200 && answer.statusCode < 300) return answer;
        if (isLast || !isPassing(answer)) throw readError(answer);
      } catch (error) {
        if (isLast || error instanceof ObjectError) throw error;
      }
      await backOff(attempt);
    }
  }

  /** Stores an object, with its checksum: without one S3 refuses it in a bucket that keeps each object for a time. */
  async put(place: ObjectPlace, body: string | Uint8Array, headers: Headers): Promise<void> {
    const sent = typeof body === 'string' ? body : Buffer.from(body);
    const checksum = { 'x-amz-checksum-sha256': hash('sha256', sent, 'base64') };
    await this.send({ ...place, method: 'PUT', headers: { ...headers, ...checksum }, body: sent });
  }

  /** The object; undefined when there is none, which S3 says only to a function that may list it: see `isDenied`. */
  async get(place: ObjectPlace): Promise<StoredFile | undefined> {
    try {
      const { body, headers } = await this.send({ ...place, method: 'GET' });
      return { body, modifiedAt: new Date(headers['last-modified'] ?? '') };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Deletes an object; succeeds also when there is none. */
  async remove(place: ObjectPlace): Promise<void> {
    await this.send({ ...place, method: 'DELETE' });
  }

  /** The value of an object's tag, if it has one; undefined where there is no such object. */
  async readTag(place: ObjectPlace, name: string): Promise<{ value?: string | undefined } | undefined> {
    try {
      const { body } = await this.send({ ...place, method: 'GET', part: 'tagging' });
      const tags = body.toString().matchAll(/<Tag><Key>([^<]*)<\/Key><Value>([^<]*)<\/Value><\/Tag>/g);
      return { value: [...tags].find(([, key]) => key === name)?.[2] };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** A link that opens an object for some seconds, whoever has it; `disposition` is the header that it is sent with. */
  link(place: ObjectPlace, seconds: number, disposition?: string): string {
    const { origin, host, path } = this.locate(place);
    const query: Record<string, string> =
      disposition === undefined ? {} : { 'response-content-disposition': disposition };
    const signed = this.signer.signLink({
      ...{ host, path, seconds, query },
      credentials: readCredentials(),
      now: new Date(),
    });
    return `${origin.origin}${path}?${signed}`;
  }

  /** A form with which a browser may post one file within some seconds: of exactly this type and size. */
  offerUpload(
    place: ObjectPlace,
    { contentType, bytes, seconds }: { contentType: string; bytes: number; seconds: number },
  ): UploadForm {
    const { origin, root } = this.locate(place);
    const fields = this.signer.signForm({
      fields: { bucket: place.bucket, key: place.key, 'Content-Type': contentType },
      conditions: [['content-length-range', bytes, bytes]],
      seconds,
      credentials: readCredentials(),
      now: new Date(),
    });
    return { url: origin.origin + root, fields };
  }
}
