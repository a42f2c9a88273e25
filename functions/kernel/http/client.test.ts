import { afterEach, expect, it, vi } from 'vitest';
import { clientAddressHeader, networkOf, readClient, siteAddressHeader } from './client.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('goes by what the site says alone, not by what a visitor says of the way', () => {
  const headers = {
    [clientAddressHeader]: '203.0.113.7',
    'x-forwarded-for': '198.51.100.1',
    'user-agent': 'a browser',
  };
  const client = { address: '203.0.113.7', network: '203.0.113.7', userAgent: 'a browser' };
  expect(readClient({ headers })).toMatchObject(client);
});

it('is at the site of its own name, and where it has none at the address that CloudFront was asked by', () => {
  const headers = { [siteAddressHeader]: 'https://d111111abcdef8.cloudfront.net' };
  vi.stubEnv('SITE_ADDRESS', 'https://www.staging.example');
  expect(readClient({ headers }).site).toBe('https://www.staging.example');
  vi.stubEnv('SITE_ADDRESS', undefined);
  expect(readClient({ headers }).site).toBe('https://d111111abcdef8.cloudfront.net');
});
