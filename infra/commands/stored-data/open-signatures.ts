import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import type { Signatures } from '../../../functions/erasure/stored/files-of.ts';
import type { Configuration } from '../../cloud/configuration.ts';
import { Failure } from '../../failure.ts';
import { openObjectFiles } from '../../local/s3/object-files.ts';
import { readSettings, signaturesBucket } from '../../local/settings.ts';

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
    'There is a drawn signature or a document: name its bucket with --signatures <bucket>, the output SignaturesBucket of the data stack.',
  );
};

// From a copy: the product may continue to run.
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

/**
 * The signatures and documents of the table that a command reads: in the cloud with the caller's own credentials, or
 * local.
 */
export const openSignatures = ({ table, bucket, readConfiguration }: SignaturesPlace): Signatures => {
  if (bucket !== undefined) return openCloud(bucket, readConfiguration());
  return { read: table === undefined ? readLocal : missing, remove: missing };
};
