import {
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

export type ObjectPlace = { bucket: string; key: string };
export type StoredFile = { body: Buffer; modifiedAt: Date };
/** The address to which a browser posts a file, and the fields that it sends before the file. */
export type UploadForm = { url: string; fields: Record<string, string> };

type Headers = { 'content-type': string; 'cache-control'?: string };

/** A refusal by S3, with its own code; the message names no object, since a log may quote it. */
export class ObjectError extends Error {
  readonly statusCode: number | undefined;

  constructor({ name, $metadata: { httpStatusCode } }: S3ServiceException) {
    super(`S3 answered ${httpStatusCode}`);
    this.name = name;
    this.statusCode = httpStatusCode;
  }
}

const refuse = (error: unknown): never => {
  throw error instanceof S3ServiceException ? new ObjectError(error) : error;
};

const refuseUnlessMissing = (error: unknown): undefined =>
  error instanceof S3ServiceException && error.name === 'NoSuchKey' ? undefined : refuse(error);

/** S3's answer about an object that the function may not read; about a missing one, too, where it may not list it. */
export const isDenied = (error: unknown): boolean => error instanceof ObjectError && error.name === 'AccessDenied';

// S3 answers within milliseconds; a connection that is silent for this long is lost, and the request tried again.
const silenceMilliseconds = 5000;

const openS3 = () =>
  new S3Client({
    // Each object that is stored asks for its checksum itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: silenceMilliseconds, socketTimeout: silenceMilliseconds },
  });

const toPlace = ({ bucket, key }: ObjectPlace) => ({ Bucket: bucket, Key: key });

/** The few requests that this product makes to S3. The SDK repeats one that fails: all of them are idempotent. */
export class ObjectClient {
  private readonly s3: S3Client;

  constructor(s3 = openS3()) {
    this.s3 = s3;
  }

  /** Stores an object, with its checksum: without one S3 refuses it in a bucket that keeps each object for a time. */
  async put(place: ObjectPlace, body: string | Uint8Array, headers: Headers): Promise<void> {
    const command = new PutObjectCommand({
      ...toPlace(place),
      Body: body,
      ChecksumAlgorithm: 'SHA256',
      ContentType: headers['content-type'],
      CacheControl: headers['cache-control'],
    });
    await this.s3.send(command).catch(refuse);
  }

  /** The object; undefined when there is none, which S3 says only to a function that may list it: see `isDenied`. */
  async get(place: ObjectPlace): Promise<StoredFile | undefined> {
    const found = await this.s3.send(new GetObjectCommand(toPlace(place))).catch(refuseUnlessMissing);
    if (!found?.Body) return undefined;
    const body = Buffer.from(await found.Body.transformToByteArray());
    return { body, modifiedAt: found.LastModified ?? new Date('') };
  }

  /** Deletes an object; succeeds also when there is none. */
  async remove(place: ObjectPlace): Promise<void> {
    await this.s3.send(new DeleteObjectCommand(toPlace(place))).catch(refuse);
  }

  /** The value of an object's tag, if it has one; undefined where there is no such object. */
  async readTag(place: ObjectPlace, name: string): Promise<{ value?: string | undefined } | undefined> {
    const found = await this.s3.send(new GetObjectTaggingCommand(toPlace(place))).catch(refuseUnlessMissing);
    return found && { value: found.TagSet?.find(({ Key }) => Key === name)?.Value };
  }

  /** A link that opens an object for some seconds, whoever has it; `disposition` is the header that it is sent with. */
  async link(place: ObjectPlace, seconds: number, disposition?: string): Promise<string> {
    const command = new GetObjectCommand({ ...toPlace(place), ResponseContentDisposition: disposition });
    return await getSignedUrl(this.s3, command, { expiresIn: seconds });
  }

  /** A form with which a browser may post one file within some seconds: of exactly this type and size. */
  async offerUpload(
    place: ObjectPlace,
    { contentType, bytes, seconds }: { contentType: string; bytes: number; seconds: number },
  ): Promise<UploadForm> {
    return await createPresignedPost(this.s3, {
      ...toPlace(place),
      Fields: { 'Content-Type': contentType },
      Conditions: [['content-length-range', bytes, bytes]],
      Expires: seconds,
    });
  }
}
