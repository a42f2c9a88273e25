import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import type { Configuration } from '../../cloud/configuration.ts';
import { Failure } from '../../failure.ts';
import { openObjectFiles } from '../../local/s3/object-files.ts';
import { readSettings, signaturesBucket } from '../../local/settings.ts';
import type { StoredItem } from './stored-item.ts';

export type Signatures = {
  read(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
};

/** The drawn signatures that some items of the table name, by their names in the bucket. */
export const signaturesOf = (items: StoredItem[]): string[] => [
  ...new Set(items.flatMap(({ signature }) => (typeof signature === 'string' ? [signature] : []))),
];

const openCloud = (Bucket: string, { region }: Configuration): Signatures => {
  const client = new S3Client({ region });
  return {
    async read(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
};

const missing = async (): Promise<never> => {
  throw new Failure(
    'There is a drawn signature: say where it is with --signatures <bucket>, the output SignaturesBucket.',
  );
};

// From a copy: the product may go on running.
const readLocal = async (name: string): Promise<Uint8Array | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'signatures-'));
  try {
    await cp(join(readSettings().dataDir, 's3'), folder, { recursive: true });
    return (await (await openObjectFiles(folder)).read(signaturesBucket, name))?.body;
  } finally {
    await rm(folder, { recursive: true });
  }
};

type SignaturesPlace = {
  table?: string | undefined;
  bucket?: string | undefined;
  readConfiguration: () => Configuration;
};

/** The signatures beside the table that a command reads: in the cloud with the caller's own credentials, or local ones. */
export const openSignatures = ({ table, bucket, readConfiguration }: SignaturesPlace): Signatures => {
  if (bucket !== undefined) return openCloud(bucket, readConfiguration());
  return { read: table === undefined ? readLocal : missing, remove: missing };
};
