import { parentPort, workerData } from 'node:worker_threads';
import { setFacts } from '../../shared/organisation/facts.ts';
import type { DrawOrder } from '../../shared/site/page-parts.ts';

// Draws the pages of a language with what was published, in a thread of its own: the words of a publication have to be
// there before any module that is made of them, and each module is evaluated once.

const { folder, key, published, checks, day, path }: DrawOrder = workerData;
setFacts(published);

const { drawOnePage, drawSite, hashPage } = await import('../../shared/site/draw-site.ts');
const { openSite } = await import('../../shared/site/open-site.ts');
const site = { ...(await openSite(folder, key)), published, checks, day };
parentPort?.postMessage(
  path === undefined ? await drawSite(site) : { html: await drawOnePage(site, path), hash: await hashPage(site, path) },
);
