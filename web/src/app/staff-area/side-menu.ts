import { questionnaireScreen } from '../../../../shared/questionnaire-screen.ts';
import { offeredInstruments } from '../../../../shared/questionnaires/offered.ts';
import { everyScreen, type MenuGroup, menuGroups, type Screen } from '../../../../shared/screens.ts';
import { addressOf, adminMenu, questionnaireScreen as questionnaireAddress, screens } from '../../kernel/lib/paths.ts';
import { may, mayOpen } from '../../kernel/session/may.ts';
import { staffMenu } from './menu.ts';

export type MenuLine = {
  label: string;
  to: string;
  /** The number beside the label: what waits there. */
  count?: 'messages' | 'newReferrals';
};

type Titled = Extract<Screen, { title: string }>;
/** Whether somebody may open a screen. */
export type Opens = (screen: Titled) => boolean;

const staffScreens = everyScreen.filter((screen): screen is Titled => 'title' in screen);

const parentsOf = (screen: Titled): Titled[] =>
  staffScreens.filter(({ path }) => path === screen.parent).flatMap((parent) => [parent, ...parentsOf(parent)]);

/** Whether a screen has no line of its own, and none of the screens that lead to it is open to this person either. */
const isCutOff = (screen: Titled, opens: Opens): boolean =>
  screen.parent !== undefined &&
  !screen.path.includes('/:') &&
  !parentsOf(screen).some((one) => one.menu && opens(one));

/** The menu group of a screen for somebody; undefined where it has no line. */
const groupOf = (screen: Titled, opens: Opens): MenuGroup | undefined =>
  screen.menu?.group ?? (isCutOff(screen, opens) ? 'Main' : undefined);

/** The lines of the screens of a group that somebody may open. */
export const linesOf = (group: MenuGroup, opens: Opens): MenuLine[] =>
  staffScreens
    .filter((screen) => opens(screen) && groupOf(screen, opens) === group)
    .map(({ path, title, menu }) => ({ label: menu?.label ?? title, to: addressOf(path) }));

const opensForMe: Opens = ({ access, menu }) => mayOpen(access) && (menu?.needs === undefined || may(menu.needs));

const panelLines = (): MenuLine[] =>
  staffMenu().map(({ show, label, count }) => ({ label, count, to: adminMenu(show) }));

const questionnaireLines = (): MenuLine[] =>
  mayOpen(questionnaireScreen.access)
    ? offeredInstruments.map(({ id, name }) => ({ label: name, to: questionnaireAddress(id) }))
    : [];

/** The first lines of the menu: today's work, what has arrived, and the most frequent requests. */
export const mainLines = (): MenuLine[] =>
  linesOf('Main', opensForMe).flatMap((line) => (line.to === screens.admin ? [line, ...panelLines()] : [line]));

/** All other lines, in groups. */
export const groupedLines = (): { title: string; lines: MenuLine[] }[] =>
  menuGroups
    .map((title) => ({
      title,
      lines: [...(title === 'Questionnaires' ? questionnaireLines() : []), ...linesOf(title, opensForMe)],
    }))
    .filter(({ lines }) => lines.length > 0);

/** The first screen for somebody without Today: the first line of their menu. */
export const firstLine = (): MenuLine | undefined =>
  [...mainLines(), ...groupedLines().flatMap(({ lines }) => lines)][0];
