import { offeredInstruments } from '../../../../shared/questionnaires/offered.ts';
import { crmMenuGroups, everyScreen, questionnaireScreen, type Screen } from '../../../../shared/screens.ts';
import { addressOf, questionnaireScreen as questionnaireAddress } from '../../lib/paths.ts';
import { mayOpen } from '../../lib/session/may.ts';

export type MenuLine = { label: string; to: string };

/** What a side menu shows of a group: the lines of the screens that this person may open. */
export const linesOf = (group: NonNullable<Screen['menu']>['group']): MenuLine[] =>
  everyScreen.flatMap(({ path, access, menu }) =>
    menu?.group === group && mayOpen(access) ? [{ label: menu.label, to: addressOf(path) }] : [],
  );

const questionnaireLines = (): MenuLine[] =>
  mayOpen(questionnaireScreen.access)
    ? offeredInstruments.map(({ id, name }) => ({ label: name, to: questionnaireAddress(id) }))
    : [];

/** The side menu of the patient records, in groups. */
export const crmMenu = (): { title: string; lines: MenuLine[] }[] =>
  crmMenuGroups
    .map((title) => ({
      title,
      lines: [...(title === 'Questionnaires' ? questionnaireLines() : []), ...linesOf(title)],
    }))
    .filter(({ lines }) => lines.length > 0);
