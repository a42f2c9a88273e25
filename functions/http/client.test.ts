import { expect, it } from 'vitest';
import { clientAddressHeader, networkOf, readClient } from './client.ts';

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
  expect(readClient({ headers })).toEqual({ address: '203.0.113.7', network: '203.0.113.7', userAgent: 'a browser' });
});
