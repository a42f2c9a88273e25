import {
  ArrowLeftRight,
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  ClockAlert,
  Ellipsis,
  FolderOpen,
  Hourglass,
  IdCard,
  Inbox,
  type LucideIcon,
  Mail,
  NotebookPen,
  NotebookText,
  Plus,
  ScrollText,
  Settings2,
  ShieldCheck,
  Sun,
  TriangleAlert,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { adminMenu, screens } from '../../lib/paths.ts';

const ofActions = { danger: TriangleAlert, more: Ellipsis, new: Plus, note: NotebookPen, session: CalendarCheck };

/** Those of the lines of the menu, by their addresses. */
const ofScreens: Readonly<Record<string, LucideIcon>> = {
  [screens.admin]: Sun,
  [adminMenu('messages')]: Mail,
  [adminMenu('referrals')]: Inbox,
  [screens.diary]: CalendarDays,
  [screens.patients]: UserRound,
  [screens.groups]: UsersRound,
  [screens.crm]: FolderOpen,
  [screens.caseNotes]: NotebookText,
  [screens.orgData]: ChartColumn,
  [screens.overdue]: ClockAlert,
  [screens.lateWork]: Hourglass,
  [screens.users]: IdCard,
  [screens.audit]: ScrollText,
  [screens.settings]: Settings2,
  [screens.import]: ArrowLeftRight,
  [screens.privacyCases]: ShieldCheck,
};

/** What an icon is of: an action, or a screen of the menu by its address. */
export type IconOf = { action: keyof typeof ofActions } | { screen: string };

export const DrawnIcon = (of: IconOf) => {
  const Drawing = 'action' in of ? ofActions[of.action] : ofScreens[of.screen];
  return Drawing && <Drawing />;
};
