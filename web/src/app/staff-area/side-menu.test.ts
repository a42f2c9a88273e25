import { describe, expect, it } from 'vitest';
import { permissionsByRole } from '../../../../shared/kernel/permissions.ts';
import { staffRoles } from '../../../../shared/kernel/roles.ts';
import { everyScreen, menuGroups } from '../../../../shared/screens.ts';
import { addressOf, screens } from '../../kernel/lib/paths.ts';
import { linesOf, type Opens } from './side-menu.ts';

const staffScreens = everyScreen.filter((screen) => 'title' in screen);
const linksOf = (opens: Opens) => (['Main', ...menuGroups] as const).flatMap((group) => linesOf(group, opens));

/** Screens that need no id, but for one's own sign-in, to which the head of every screen leads. */
const found = staffScreens.filter(({ path }) => !path.includes('/:') && addressOf(path) !== screens.ownSignIn);

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
