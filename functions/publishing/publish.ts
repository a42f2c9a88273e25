import type { SiteFiles } from '../../shared/site/draw-site.ts';
import { frameOf, siteLanguages } from '../../shared/site/site-frame.ts';
import { drawAll, type SiteContent } from './draw-all.ts';
import { writeSiteFiles } from './site-files.ts';

type Write = (files: SiteFiles) => Promise<void>;

/** The files that visitors read, and the frames of the pages that functions draw, by language. */
const drawParts = async (content: SiteContent) => {
  const files = await drawAll(content);
  const frames = new Map(siteLanguages.map((key) => [key, String(files.get(frameOf(key)))]));
  for (const key of siteLanguages) files.delete(frameOf(key));
  return { files, frames };
};

/** The pages of a publication that failed could not be taken back: they may stand beside earlier ones until the next. */
export class PublicationBrokenOff extends Error {
  override name = 'PublicationBrokenOff';
}

/**
 * Puts a site where visitors read it, and then does what makes it the published one. Everything is
 * drawn before anything is written; where writing fails, or is not accepted, the pages become what they were before.
 *
 * @throws what drawing, writing or `accept` throws
 * @throws {PublicationBrokenOff}
 */
export const publishSite = async (
  { content, before }: { content: SiteContent; before: SiteContent },
  accept: (frames: ReadonlyMap<string, string>) => Promise<boolean>,
  write: Write = writeSiteFiles,
): Promise<boolean> => {
  const { files, frames } = await drawParts(content);
  const takeBack = async () => {
    try {
      await write((await drawParts(before)).files);
    } catch (cause) {
      throw new PublicationBrokenOff('The pages could not be taken back', { cause });
    }
  };
  try {
    await write(files);
    if (await accept(frames)) return true;
  } catch (error) {
    await takeBack();
    throw error;
  }
  await takeBack();
  return false;
};

/** Draws what was published last again: with the code of a new release, or because a closure has begun or is over. */
export const republishSite = async (content: SiteContent, write: Write = writeSiteFiles) => {
  const { files, frames } = await drawParts(content);
  await write(files);
  return frames;
};
