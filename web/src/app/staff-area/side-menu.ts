import { questionnaireScreen } from '../../../../shared/questionnaire-screen.ts';
import { offeredInstruments } from '../../../../shared/questionnaires/offered.ts';
import { everyScreen, type MenuGroup, menuGroups } from '../../../../shared/screens.ts';
import { addressOf, adminMenu, questionnaireScreen as questionnaireAddress, screens } from '../../lib/paths.ts';
import { may, mayOpen } from '../../lib/session/may.ts';
import { staffMenu } from './menu.ts';

export type MenuLine = {
  label: string;
  to: string;
  /** The number beside the label: what waits there. */
  count?: 'messages' | 'newReferrals';
};

/** The lines of the screens of a group that this person may open. */
const linesOf = (group: MenuGroup): MenuLine[] =>
  everyScreen.flatMap((screen) =>
    'title' in screen &&
    screen.menu?.group === group &&
    mayOpen(screen.access) &&
    (screen.menu.needs === undefined || may(screen.menu.needs))
      ? [{ label: screen.menu.label ?? screen.title, to: addressOf(screen.path) }]
      : [],
  );

const panelLines = (): MenuLine[] =>
  staffMenu().map(({ show, label, count }) => ({ label, count, to: adminMenu(show) }));

const questionnaireLines = (): MenuLine[] =>
  mayOpen(questionnaireScreen.access)
    ? offeredInstruments.map(({ id, name }) => ({ label: name, to: questionnaireAddress(id) }))
    : [];

/** The first lines of the menu: today's work, what has arrived, and the most frequent requests. */
export const mainLines = (): MenuLine[] =>
  linesOf('Main').flatMap((line) => (line.to === screens.admin ? [line, ...panelLines()] : [line]));

/** All other lines, in groups. */
export const groupedLines = (): { title: string; lines: MenuLine[] }[] =>
  menuGroups
    .map((title) => ({
      title,
      lines: [...(title === 'Questionnaires' ? questionnaireLines() : []), ...linesOf(title)],
    }))
    .filter(({ lines }) => lines.length > 0);

/** The first screen for somebody without Today: the first line of their menu. */
export const firstLine = (): MenuLine | undefined =>
  [...mainLines(), ...groupedLines().flatMap(({ lines }) => lines)][0];
