import { matchPath } from 'react-router-dom';
import type { Permission } from '../../../../shared/kernel/permissions.ts';
import { everyScreen, type Screen } from '../../../../shared/screens.ts';
import { addressOf, screens } from '../../kernel/lib/paths.ts';

type Titled = Extract<Screen, { title: string }>;
export type Crumb = Pick<Titled, 'access'> & { label: string; to: string };

const staffScreens = everyScreen.filter((screen): screen is Titled => 'title' in screen);

const toCrumb = ({ title, menu, path, access }: Titled): Crumb => ({
  // The menu's label, which people look for.
  label: menu?.label ?? title,
  to: addressOf(path),
  access,
});

const withParents = (screen: Titled): Crumb[] => {
  const parent = staffScreens.find(({ path }) => path === screen.parent);
  return [...(parent ? withParents(parent) : []), toCrumb(screen)];
};

/**
 * The way to the screen of an address, from the staff home on, over the screens that somebody may open; empty where the
 * main menu leads there in one step.
 */
export const findCrumbs = (pathname: string, may: (permission: Permission) => boolean): Crumb[] => {
  const screen = staffScreens.find(({ path }) => matchPath(path, pathname) !== null);
  if (!screen?.parent || screen.menu?.group === 'Main') return [];
  // For whoever has no records the staff home is another of these screens, and not Today.
  const isOnTheWay = ({ access, to }: Crumb) => access.every(may) && (may('mayReadRecords') || to !== screens.admin);
  return withParents(screen).filter(isOnTheWay);
};
