import { describe, expect, it } from 'vitest';
import { permissionsByRole, rolesWith } from '../../../../shared/kernel/permissions.ts';
import { type StaffRole, staffRoles } from '../../../../shared/kernel/roles.ts';
import { everyScreen, menuGroups, newGroups } from '../../../../shared/screens.ts';
import { addressOf, screens } from '../../kernel/lib/paths.ts';
import { findCrumbs, linesOf, type Opens } from './side-menu.ts';

const staffScreens = everyScreen.filter((screen) => 'title' in screen);
const linksOf = (opens: Opens) => [...menuGroups, ...newGroups].flatMap((group) => linesOf(group, opens));

/** Every screen leads to one's own sign-in in its head, and to the handbook at its end. */
const fromEveryScreen: readonly string[] = [screens.ownSignIn, screens.help];
/** Screens that need no id, and have a way of their own. */
const found = staffScreens.filter(({ path }) => !path.includes('/:') && !fromEveryScreen.includes(addressOf(path)));

describe('the menu of the staff area', () => {
  it.each(found)('has $path for a role that may open that screen alone', ({ path }) => {
    expect(linksOf((screen) => screen.path === path).map(({ to }) => to)).toEqual([addressOf(path)]);
  });

  it.each(staffRoles)('leads %s to each screen that they may open, or to one that leads there', (role) => {
    const permissions: readonly string[] = permissionsByRole[role];
    const opens: Opens = ({ access, menu }) =>
      [...access, ...(menu?.needs ? [menu.needs] : [])].every((permission) => permissions.includes(permission));
    const lines = linksOf(opens).map(({ to }) => to);
    const isReached = (path: string): boolean => {
      const screen = staffScreens.find((one) => one.path === path);
      return lines.includes(addressOf(path)) || (screen?.parent !== undefined && isReached(screen.parent));
    };
    expect(found.filter((screen) => opens(screen) && !isReached(screen.path)).map(({ path }) => path)).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

const labels = (pathname: string, role: StaffRole = 'ROLE_ADMIN') =>
  findCrumbs(pathname, (permission) => rolesWith(permission).includes(role)).map(({ label }) => label);

it('names every screen on the way from the staff home, as the menu calls it', () => {
  expect(labels('/admin/crm/reports')).toEqual(['Today', 'Reports', 'Report']);
  expect(labels('/admin/task/01M5YXZYWAKE0RY5QY34VFXM34')).toEqual(['Today', 'Tasks', 'Task']);
});

it('names to managers, who have no records, neither Today nor another screen that they may not open', () => {
  expect(labels('/admin/crm/reports', 'ROLE_STAFF')).toContain('Today');
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
