import { expect, it } from 'vitest';
import { networkOf } from '../http/client.ts';
import { siteOf } from './limits.ts';

it.each([
  ['2001:db8:aaaa:1::5', '2001:db8:aaaa::/48'],
  ['2001:db8:aaaa:ffff:1:2:3:4', '2001:db8:aaaa::/48'],
  ['2001:db8:aaab:1::5', '2001:db8:aaab::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('the IPv6 address %s is in the site %s', (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site);
});

it.each(['203.0.113.5', '::ffff:203.0.113.5', 'nonsense'])('%s is in none', (address) => {
  expect(siteOf(networkOf(address))).toBeUndefined();
});
