import { connectTable } from '../../kernel/store/open-table.ts';
import { republishSite } from '../publish.ts';
import { createPublicationStore } from '../store/publications.ts';

/**
 * Draws what was published last once more: as the end of a deployment, whose pages are new, and each night, when a closure or a page
 * may begin or be over. Also where nothing was published: the deployment has no files that say that a page was not added.
 *
 * @throws when somebody publishes at the moment.
 */
export const handler = async (): Promise<{ published: number }> => {
  const publications = createPublicationStore(connectTable());
  const number = await publications.whileLocked(async () => {
    const { published } = await publications.read();
    await publications.saveFrames(await republishSite(published));
    return published.number;
  });
  if (number === undefined) throw new Error('The site is being published at this moment');
  return { published: number };
};
