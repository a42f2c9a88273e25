import type { IncomingHttpHeaders } from 'node:http';
import type { ObjectFiles } from './object-files.ts';

/** A request with a valid signature. */
export type S3Request = {
  bucket: string;
  /** Empty when the request is about the bucket. */
  key: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  now: Date;
  files: ObjectFiles;
};

export type Reply = { status: number; headers?: Record<string, string>; body?: Buffer | string };

export type Operation = (request: S3Request) => Promise<Reply>;

export const readHeader = (request: S3Request, name: string): string | undefined => request.headers[name]?.toString();
