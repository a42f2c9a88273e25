import { once } from 'node:events';
import { connect } from 'node:tls';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';
import { log } from '../lib/log.ts';

const environment = z.object({ SITE_ADDRESS: z.url() });

const dayMs = 24 * 60 * 60 * 1000;
// AWS renews a certificate 60 days before its end: half of that without a renewal means that it cannot.
const fewDays = 30;
const patience = 10_000;
// The checks: a page made of files, and an answer of a function.
const paths = ['/', '/api/openapi.json'];

/** The days until the certificate that visitors are shown expires. */
const readDaysLeft = async ({ hostname: host, port }: URL, now: number): Promise<number> => {
  const socket = connect({ host, port: Number(port || 443), servername: host, timeout: patience });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) });
    return (Date.parse(socket.getPeerCertificate().valid_to) - now) / dayMs;
  } finally {
    socket.destroy();
  }
};

const request = async (address: string): Promise<void> => {
  const { status, body } = await fetch(address, { signal: AbortSignal.timeout(patience) });
  await body?.cancel();
  if (status !== 200) throw new Error(`The site answered with status ${status}`);
};

/**
 * Runs every five minutes: requests the site as a visitor would, from DNS to the table's functions. It fails where a
 * visitor would get nothing, and reports when the certificate nears its end.
 */
export const handler = async (): Promise<{ answered: string[] }> => {
  const { SITE_ADDRESS } = readEnvironment(environment);
  await Promise.all(paths.map((path) => request(`${SITE_ADDRESS}${path}`)));
  const site = new URL(SITE_ADDRESS);
  // On one machine there is no certificate.
  if (site.protocol !== 'https:') return { answered: paths };
  const days = Math.floor(await readDaysLeft(site, Date.now()));
  if (days < fewDays) log({ event: 'certificate-ends', days });
  return { answered: paths };
};
