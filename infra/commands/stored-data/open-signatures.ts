import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { documentEntity } from '../../../functions/documents/store/document-items.ts';
import { documentExtensions } from '../../../shared/documents/document-policy.ts';
import type { Configuration } from '../../cloud/configuration.ts';
import { Failure } from '../../failure.ts';
import { openObjectFiles } from '../../local/s3/object-files.ts';
import { readSettings, signaturesBucket } from '../../local/settings.ts';
import { isOf } from './recount.ts';
import type { StoredItem } from './stored-item.ts';

export type Signatures = {
  read(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
};

type NamedFile = { what: 'signature' | 'document'; name: string; extension: string };

const signatureOf = ({ signature }: StoredItem): NamedFile[] =>
  typeof signature === 'string' ? [{ what: 'signature', name: signature, extension: 'png' }] : [];

const documentOf = (item: StoredItem): NamedFile[] => {
  if (!isOf(documentEntity)(item)) return [];
  const { storedAs, type } = documentEntity.schema.parse(item);
  return storedAs === undefined ? [] : [{ what: 'document', name: storedAs, extension: documentExtensions[type] }];
};

/** The files in the bucket that some items of the table name: drawn signatures, and the checked files of documents. */
export const filesOf = (items: StoredItem[]): NamedFile[] => {
  const all = items.flatMap((item) => [...signatureOf(item), ...documentOf(item)]);
  return [...new Map(all.map((file) => [file.name, file])).values()];
};

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
