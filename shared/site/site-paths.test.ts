import { describe, expect, it } from 'vitest';
import { isAnsweredByApi } from '../kernel/api-pages.ts';
import { cacheControl, findSiteFile } from './site-paths.ts';

describe('the file that answers a path', () => {
  it.each([
    ['/', '/index.html'],
    ['/contact', '/contact/index.html'],
    ['/contact/', '/contact/index.html'],
    ['/error/401', '/error/401/index.html'],
    ['/signin', '/staff.html'],
    ['/signin/', '/staff.html'],
    ['/signin/new', '/staff.html'],
    ['/admin', '/staff.html'],
    ['/admin/message/01K9YQZ3V5T7W9A1B3C5D7E9F1', '/staff.html'],
    ['/assets/main-Ab12.js', '/assets/main-Ab12.js'],
    ['/robots.txt', '/robots.txt'],
  ])('%s is %s', (path, file) => {
    expect(findSiteFile(path)).toBe(file);
  });

  it.each(['/admin/nothing', '/admin/message', '/admin/message/', '/signin/new/more', '/verify/now', '/nowhere'])(
    'does not let %s fall back to the staff screens',
    (path) => {
      expect(findSiteFile(path)).toMatch(/^\/[^.]+\/index\.html$/);
    },
  );

  it('keeps hashed files for a year and asks again for pages', () => {
    expect(cacheControl('/assets/main-Ab12.js')).toContain('immutable');
    expect(cacheControl('/contact/index.html')).toBe('no-cache');
  });
});

it.each([
  ['/api/contact', true],
  ['/referral-success/AB12', true],
  ['/answers/abc', true],
  ['/answers/', false],
  ['/referral-success', false],
  ['/apiary', false],
  ['/contact', false],
])('whether the API answers %s: %s', (path, expected) => {
  expect(isAnsweredByApi(path)).toBe(expected);
});
