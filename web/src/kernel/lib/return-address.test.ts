import { describe, expect, it } from 'vitest';
import { everyPath } from '../../../../shared/every-path.ts';
import { addressOf } from './paths.ts';
import { readReturnAddress, returningTo, wantedAddress } from './return-address.ts';

const patient = '/admin/crm/patient/01M8076R8PW9H6E0AH37H3BK46';

describe('a return address', () => {
  it('is every screen of the staff area, with what was chosen in it', () => {
    const staff = everyPath.filter(({ access }) => typeof access === 'object').map(({ path }) => addressOf(path));
    expect(staff.length).toBeGreaterThan(20);
    const addresses = staff.map((path) => path.replace('/:id', '/01M8076R8PW9H6E0AH37H3BK46'));
    expect(addresses.map(readReturnAddress)).toEqual(addresses);
    expect(readReturnAddress('/admin?show=messages&page=2')).toBe('/admin?show=messages&page=2');
  });

  it.each([
    null,
    '',
    'admin',
    'https://elsewhere.example/admin',
    '//elsewhere.example/admin',
    '/\\elsewhere.example/admin',
    '\\\\elsewhere.example/admin',
    '/\t/elsewhere.example/admin',
    ' //elsewhere.example/admin',
    '/.//elsewhere.example/admin',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    '/admin/../../elsewhere',
    '/admin/crm/no-such-screen',
    '/local/outbox',
    '/about',
    '/signin',
    '/error/401',
    'http://[',
  ])('is not %j', (address) => {
    expect(readReturnAddress(address)).toBeUndefined();
  });

  it('goes along with the address of the sign-in page and comes back out of it', () => {
    const signIn = returningTo('/signin/idle', `${patient}?show=notes&from=a b`);
    const { pathname, searchParams } = new URL(signIn, 'https://site.example');
    expect(pathname).toBe('/signin/idle');
    expect(wantedAddress(searchParams)).toBe(`${patient}?show=notes&from=a%20b`);
  });

  it('is not mentioned where it is the staff home, or no address of a screen', () => {
    expect(returningTo('/signin', '/admin')).toBe('/signin');
    expect(returningTo('/signin', '//elsewhere.example')).toBe('/signin');
    expect(wantedAddress(new URLSearchParams({ open: '//elsewhere.example' }))).toBe('/admin');
  });
});
