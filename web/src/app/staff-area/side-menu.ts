import { useQuery } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type * as z from 'zod';
import type { Permission } from '../../../../shared/kernel/permissions.ts';
import { questionnaireScreen } from '../../../../shared/questionnaire-screen.ts';
import { instrumentsFor } from '../../../../shared/questionnaires/offered.ts';
import { everyScreen, type MenuGroup, menuGroups, newGroups, type Screen } from '../../../../shared/screens.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { addressOf, adminMenu, questionnaireScreen as questionnaireAddress, screens } from '../../kernel/lib/paths.ts';
import { callQuery } from '../../kernel/lib/query.ts';
import { may, mayOpen } from '../../kernel/session/may.ts';
import { MessagesPanel } from '../../messages/screens/messages-panel.tsx';
import { ReferralsPanel } from '../../referrals/screens/referrals-panel.tsx';

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

/** With the menu's own label, where there is one: people look for it. */
const toLine = ({ path, title, menu }: Titled): MenuLine => ({ label: menu?.label ?? title, to: addressOf(path) });

/** Whether a screen has no line of its own, and none of the screens that lead to it is open to this person either. */
const isCutOff = (screen: Titled, opens: Opens): boolean =>
  screen.parent !== undefined &&
  !screen.path.includes('/:') &&
  !parentsOf(screen).some((one) => one.menu && opens(one));

/** The menu group of a screen for somebody; undefined where it has no line. */
const groupOf = (screen: Titled, opens: Opens): MenuGroup | undefined =>
  screen.menu?.group ?? (isCutOff(screen, opens) ? 'My work' : undefined);

/** The lines of the screens of a group that somebody may open. */
export const linesOf = (group: MenuGroup, opens: Opens): MenuLine[] =>
  staffScreens.filter((screen) => opens(screen) && groupOf(screen, opens) === group).map(toLine);

const opensForMe: Opens = ({ access, menu }) => mayOpen(access) && (menu?.needs === undefined || may(menu.needs));

const panelLines = (): MenuLine[] =>
  staffMenu().map(({ show, label, count }) => ({ label, count, to: adminMenu(show) }));

const questionnaireLines = (): MenuLine[] =>
  mayOpen(questionnaireScreen.access)
    ? instrumentsFor('').map(({ id, name }) => ({ label: name, to: questionnaireAddress(id) }))
    : [];

/** Today is followed by the lists of the staff home. */
const linesForMe = (group: MenuGroup): MenuLine[] =>
  linesOf(group, opensForMe).flatMap((line) => (line.to === screens.admin ? [line, ...panelLines()] : [line]));

type Lines<Group extends MenuGroup> = { title: Group; lines: MenuLine[] };

/** The menu of whoever is signed in, in groups; one that is empty is left out. */
export const menuLines = (): Lines<(typeof menuGroups)[number]>[] =>
  menuGroups.map((title) => ({ title, lines: linesForMe(title) })).filter(({ lines }) => lines.length > 0);

/** The menu *New* of whoever is signed in, in groups; one that is empty is left out. */
export const newLines = (): Lines<(typeof newGroups)[number]>[] =>
  newGroups
    .map((title) => ({
      title,
      lines: [...(title === 'Questionnaires' ? questionnaireLines() : []), ...linesForMe(title)],
    }))
    .filter(({ lines }) => lines.length > 0);

/** The first screen for somebody without Today: the first line of their menu. */
export const firstLine = (): MenuLine | undefined => menuLines()[0]?.lines[0];

/** Whether the menu leads to it in one step: those of the organisation are folded, those of *New* behind a button. */
const isInSight = ({ menu }: Titled): boolean =>
  menu?.group === 'My work' || menu?.group === 'People' || menu?.group === 'Numbers';

const isNew = ({ menu }: Titled): boolean => newGroups.some((group) => group === menu?.group);

/**
 * The way to the screen of an address, from the staff home on, over the screens that somebody may open; empty where the
 * menu leads there in one step.
 */
export const findCrumbs = (pathname: string, may: (permission: Permission) => boolean): MenuLine[] => {
  const screen = staffScreens.find(({ path }) => matchPath(path, pathname) !== null);
  if (!screen?.parent || isInSight(screen)) return [];
  // For whoever has no records the staff home is another of these screens, and not Today.
  const isOnTheWay = ({ access, path }: Titled) =>
    access.every(may) && (may('mayReadRecords') || path !== screens.admin);
  // The menu *New* calls a screen by what it begins; the screen is also for what is there already.
  return [...parentsOf(screen).toReversed(), screen]
    .filter(isOnTheWay)
    .map((one) => (isNew(one) ? { label: one.title, to: addressOf(one.path) } : toLine(one)));
};

/** The lists of the staff home, as shown by `/admin?show=...`. A list is added with a line here. */
const panels = [
  { show: 'messages', label: 'Messages', Panel: MessagesPanel, permission: 'mayReadMessages', count: 'messages' },
  { show: 'referrals', label: 'Referrals', Panel: ReferralsPanel, permission: 'mayReadRecords', count: 'newReferrals' },
] as const;

/** The lists that this person may see. */
export const staffMenu = () => panels.filter(({ permission }) => may(permission));

export type FrameCounts = z.infer<(typeof taskCalls.readFrame.replies)[200]>;

const aMinute = 60_000;

/** Counts of what waits for the staff, no older than a minute while the tab is in sight. */
export const useFrameCounts = () =>
  useQuery({
    ...callQuery(taskCalls.readFrame, { background: true }),
    enabled: may('mayReadRecords'),
    refetchInterval: aMinute,
    refetchOnWindowFocus: 'always',
  });
