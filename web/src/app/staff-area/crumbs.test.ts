import { expect, it } from 'vitest';
import { rolesWith } from '../../../../shared/kernel/permissions.ts';
import type { StaffRole } from '../../../../shared/kernel/roles.ts';
import { everyScreen } from '../../../../shared/screens.ts';
import { findCrumbs } from './crumbs.ts';

const labels = (pathname: string, role: StaffRole = 'ROLE_ADMIN') =>
  findCrumbs(pathname, (permission) => rolesWith(permission).includes(role)).map(({ label }) => label);

it('names every screen on the way from the staff home, as the menu calls it', () => {
  expect(labels('/admin/crm/overdue')).toEqual(['Today', 'Reports', 'Overdue tests']);
  expect(labels('/admin/task/01M5YXZYWAKE0RY5QY34VFXM34')).toEqual(['Today', 'Tasks', 'Task']);
});

it('names to managers, who have no records, neither Today nor another screen that they may not open', () => {
  expect(labels('/admin/crm/overdue', 'ROLE_STAFF')).toContain('Today');
  const ways = everyScreen.flatMap((screen) => ('title' in screen ? [labels(screen.path, 'ROLE_MANAGER')] : []));
  expect(ways.flat()).not.toContain('Today');
  expect(ways.flat()).not.toContain('Tasks');
  expect(ways.flat()).toContain('Reports');
});

it('is empty where the menu leads, in the workspace of a patient and outside the staff area', () => {
  for (const pathname of ['/admin', '/admin/crm/patients', '/admin/crm/patient/1', '/about', '/no/such/page']) {
    expect(labels(pathname)).toEqual([]);
  }
});

it('has a screen of the staff area as every parent, and ends at the staff home', () => {
  const staffScreens = everyScreen.filter((screen) => 'title' in screen);
  const paths = new Set<string>(staffScreens.map(({ path }) => path));
  for (const { path, parent = '/admin' } of staffScreens) expect(paths, path).toContain(parent);
  const ways = staffScreens.map(({ path }) => findCrumbs(path, () => true)).filter(({ length }) => length > 0);
  expect(ways.length).toBeGreaterThan(3);
  for (const [first] of ways) expect(first?.to).toBe('/admin');
});
