import type { IconName } from '../../kernel/components/icons/drawn-icon.tsx';
import { adminMenu, screens } from '../../kernel/lib/paths.ts';

/** The icons of the lines of the menu, by their addresses. They are beside the words, and never instead of them. */
export const menuIcons: Readonly<Record<string, IconName>> = {
  [screens.admin]: 'today',
  [adminMenu('messages')]: 'mail',
  [adminMenu('referrals')]: 'inbox',
  [screens.diary]: 'diary',
  [screens.patients]: 'person',
  [screens.groups]: 'groups',
  [screens.crm]: 'folder',
  [screens.caseNotes]: 'notes',
  [screens.orgData]: 'reports',
  [screens.overdue]: 'overdue',
  [screens.lateWork]: 'late',
  [screens.users]: 'accounts',
  [screens.audit]: 'log',
  [screens.settings]: 'settings',
  [screens.import]: 'transfer',
  [screens.privacyCases]: 'privacy',
};
