import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';
import { ObjectClient } from './objects/object-client.ts';

const linkSeconds = 60;
const csv = { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' } as const;

/** Files that staff export: private, under names that nobody can guess, gone after a day. */
export const createExportStore = (client = new ObjectClient()) => {
  const { TEMPORARY_BUCKET } = readEnvironment(z.object({ TEMPORARY_BUCKET: z.string() }));
  return {
    /** Stores a file and returns a link that downloads it under `name` for a minute. */
    async share(content: string, name: string): Promise<string> {
      const at = { bucket: TEMPORARY_BUCKET, key: `exports/${randomBytes(24).toString('base64url')}.csv` };
      await client.put(at, content, csv);
      return client.link(at, linkSeconds, `attachment; filename="${name}"`);
    },
  };
};
export type ExportStore = ReturnType<typeof createExportStore>;
