import { language } from '#words/language.ts';
import { layout } from '#words/layout.ts';
import { isHidden } from '../../../../shared/organisation/facts.ts';
import { everyScreen, type Screen } from '../../../../shared/screens.ts';
import { addressOf } from '../../kernel/lib/paths.ts';

const isOffered = ({ onlyEnglish }: Screen): boolean => language.key === 'en' || !onlyEnglish;
const shown = everyScreen.filter(({ path }) => !isHidden(path));

const linesOf = (menu: 'top' | 'footer', screens: readonly Screen[]): { label: string; to: string }[] =>
  screens.flatMap(({ path, ...screen }) => {
    const site = 'site' in screen ? screen.site : undefined;
    if (!site?.menus.includes(menu) || ('label' in site && language.key !== 'en')) return [];
    return [{ label: 'word' in site ? layout[site.word] : site.label, to: addressOf(path) }];
  });

/** The menu at the top, in the order of the registry: the pages that the visitor's language has. */
export const topMenu = linesOf('top', shown.filter(isOffered));

export const footerMenu = linesOf('footer', shown);
