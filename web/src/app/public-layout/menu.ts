import { layout } from '#words/layout.ts';
import { everyScreen } from '../../../../shared/screens.ts';
import { addressOf } from '../../lib/paths.ts';

const linesOf = (menu: 'top' | 'footer'): { label: string; to: string }[] =>
  everyScreen.flatMap(({ path, ...screen }) => {
    const site = 'site' in screen ? screen.site : undefined;
    return site?.menus.includes(menu) ? [{ label: layout[site.word], to: addressOf(path) }] : [];
  });

/** The bar at the top, in the order of the registry. */
export const topMenu = linesOf('top');

export const footerMenu = linesOf('footer');
