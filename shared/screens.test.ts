import { describe, expect, it } from 'vitest';
import { publicPages, staffScreens } from './site/site-paths.ts';

// Written by hand from the specification: a bookmarked address is never lost unnoticed.
const visitors = [
  ...['/', '/about', '/contact', '/contact/sent', '/error/401', '/gallery', '/privacy', '/referral-success'],
  ...['/referrals', '/referrals/status', '/services'],
];
const staff = [
  ...[
    '/signin',
    '/signin/:type',
    '/signup',
    '/confirm/activate',
    '/confirm/password',
    '/confirmemail',
    '/verify',
    '/invitation',
  ],
  ...['/admin', '/admin/message/:id', '/admin/contact/:id', '/admin/referral/:id', '/admin/users', '/admin/audit'],
  ...['/admin/crm', '/admin/crm/dashboard', '/admin/crm/overdue', '/admin/crm/orgdata', '/admin/crm/feedback'],
  ...['/admin/crm/patients', '/admin/crm/patient/:id', '/admin/crm/newpatient', '/admin/crm/data'],
  ...['/admin/crm/data/:id', '/admin/crm/newcasenotes', '/admin/crm/newcasenotes/:id', '/admin/crm/casenotes'],
  ...['/admin/crm/casenotes/:id', '/admin/crm/external', '/admin/crm/external/:id'],
  ...['phq', 'gad', 'asq'].flatMap((id) => [`/admin/crm/${id}`, `/admin/crm/${id}/:id`]),
];

describe('the registry of screens', () => {
  it('has every address of the specification', () => {
    expect(publicPages).toEqual(expect.arrayContaining(visitors));
    expect(staffScreens).toEqual(expect.arrayContaining(staff));
  });

  it('gives no address to two screens', () => {
    const all = [...publicPages, ...staffScreens];
    expect(new Set(all).size).toBe(all.length);
  });
});
