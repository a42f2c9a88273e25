import { isIPv4, isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The site puts the caller's network address here, over whatever a visitor sent under the name. */
export const clientAddressHeader = 'x-client-address';

/** From where a call came, as the site says. */
export type Client = {
  /** As the network has it: not for storing. */
  address: string;
  /** What one connection has for itself: an IPv4 address, or the first half of an IPv6 address. */
  network: string;
  userAgent: string;
};

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

const firstHalf = (address: string): string => {
  const [start = '', end] = address.split('::');
  const [before, after] = [groupsOf(start), groupsOf(end ?? '')];
  const zeros = end === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};

/** An IPv6 line has 2^64 addresses and changes among them: the line is meant. */
export const networkOf = (address: string): string => {
  const mapped = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(mapped)) return mapped;
  return isIPv6(mapped) ? firstHalf(mapped) : 'unknown';
};

export const readClient = ({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): Client => {
  const address = headers[clientAddressHeader] ?? '';
  return { address, network: networkOf(address), userAgent: headers['user-agent'] ?? '' };
};
