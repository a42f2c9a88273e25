import { matchPath } from 'react-router-dom';
import { everyScreen, type Screen } from '../../../../shared/screens.ts';
import { addressOf } from '../../lib/paths.ts';

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

/** The way to the screen of an address, from the staff home on; empty where the main menu leads there in one step. */
export const findCrumbs = (pathname: string): Crumb[] => {
  const screen = staffScreens.find(({ path }) => matchPath(path, pathname) !== null);
  return screen?.parent && screen.menu?.group !== 'Main' ? withParents(screen) : [];
};
