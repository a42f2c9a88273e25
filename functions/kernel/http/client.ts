import { isIPv4, isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { readEnvironment } from '../lib/environment.ts';

/** The header with the caller's network address. CloudFront sets it, and replaces whatever a visitor sent. */
export const clientAddressHeader = 'x-client-address';

/** The header with the address of the site at which the caller is. CloudFront sets it, too. */
export const siteAddressHeader = 'x-site-address';

// The site's own name, where it has one; without one CloudFront's is known only once there are functions.
const environment = z.object({ SITE_ADDRESS: z.url().optional() });

/** The client that made a call, as CloudFront describes it. */
export type Client = {
  /** Personal data: never stored. */
  address: string;
  /**
   * The part of an address that one connection has for itself: an IPv4 address, or the first half of an IPv6 address. Limits
   * count its site, too, of which one customer may have all networks: `siteOf`.
   */
  network: string;
  userAgent: string;
  /** The address of this deployment's site, to which links lead that the call sends. */
  site: string;
};

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

const firstHalf = (address: string): string => {
  const [start = '', end] = address.split('::');
  const [before, after] = [groupsOf(start), groupsOf(end ?? '')];
  const zeros = end === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};

/**
 * The key by which requests of one connection are counted. An IPv6 connection has 2^64 addresses, so its first half
 * counts.
 */
export const networkOf = (address: string): string => {
  const mapped = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(mapped)) return mapped;
  return isIPv6(mapped) ? firstHalf(mapped) : 'unknown';
};

export const readClient = ({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): Client => {
  const address = headers[clientAddressHeader] ?? '';
  const site = readEnvironment(environment).SITE_ADDRESS ?? headers[siteAddressHeader] ?? '';
  return { address, network: networkOf(address), userAgent: headers['user-agent'] ?? '', site };
};

/** The header with the origin secret. CloudFront sets it, and replaces whatever a visitor sent. */
export const originHeader = 'x-origin-secret';
