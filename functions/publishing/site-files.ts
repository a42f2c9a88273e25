import * as z from 'zod';
import type { SiteFiles } from '../../shared/site/draw-site.ts';
import { publishedFolder } from '../../shared/site/find-site-file.ts';
import { cacheControl, publishedType } from '../../shared/site/site-paths.ts';
import { ObjectClient } from '../kernel/files/objects/object-client.ts';
import { readEnvironment } from '../kernel/lib/environment.ts';

const environment = z.object({ FILES_BUCKET: z.string() });

const atOnce = 12;

/** Writes the files where visitors read them: beside those of the deployment, and in front of them. */
export const writeSiteFiles = async (files: SiteFiles, client = new ObjectClient()): Promise<void> => {
  const { FILES_BUCKET: bucket } = readEnvironment(environment);
  const waiting = [...files];
  const write = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, content] = next;
      const headers = { 'content-type': publishedType(file), 'cache-control': cacheControl(file) };
      await client.put({ bucket, key: `${publishedFolder}${file}` }, content, headers);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, write));
};
