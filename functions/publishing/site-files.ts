import * as z from 'zod';
import { everyAddedPath } from '../../shared/site/added-pages.ts';
import type { SiteFiles } from '../../shared/site/draw-site.ts';
import { noPageCaching, notFoundPage, picturesFolder, publishedFolder } from '../../shared/site/find-site-file.ts';
import { siteLanguages } from '../../shared/site/site-frame.ts';
import { inLanguage } from '../../shared/site/site-languages.ts';
import { cacheControl, findSiteFile, publishedType } from '../../shared/site/site-paths.ts';
import { ObjectClient } from '../kernel/files/objects/object-client.ts';
import { readEnvironment } from '../kernel/lib/environment.ts';

const environment = z.object({ FILES_BUCKET: z.string() });

const atOnce = 12;

/** The files of pages that could be added and are not. */
const filesWithoutPage = (files: SiteFiles): string[] =>
  siteLanguages
    .flatMap((key) => everyAddedPath().map((path) => findSiteFile(inLanguage(key, path))))
    .filter((file) => !files.has(file));

/** Writes beside the files of the deployment, and in front of them. */
const writer = (client: ObjectClient) => {
  const { FILES_BUCKET: bucket } = readEnvironment(environment);
  return async (file: string, content: string | Uint8Array, caching = cacheControl(file)): Promise<void> => {
    const headers = { 'content-type': publishedType(file), 'cache-control': caching };
    await client.put({ bucket, key: `${publishedFolder}${file}` }, content, headers);
  };
};

/** Writes the files where visitors read them; in the place of a page that could be added, that there is none. */
export const writeSiteFiles = async (files: SiteFiles, client = new ObjectClient()): Promise<void> => {
  const write = writer(client);
  const missing = files.get(notFoundPage) ?? '';
  const waiting = [
    ...[...files].map(
      ([file, content]) =>
        () =>
          write(file, content),
    ),
    ...filesWithoutPage(files).map((file) => () => write(file, missing, noPageCaching)),
  ];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

/** Puts a picture where pages can show it, under a name that nobody can guess before one does. */
export const writePicture = async (
  { name, file }: { name: string; file: Buffer },
  client = new ObjectClient(),
): Promise<void> => await writer(client)(`${picturesFolder}/${name}`, file);
