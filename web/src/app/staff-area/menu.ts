import { may } from '../../kernel/session/may.ts';
import { MessagesPanel } from '../../messages/screens/messages-panel.tsx';
import { ReferralsPanel } from '../../referrals/screens/referrals-panel.tsx';

/** The lists of the staff home, as shown by `/admin?show=...`. A list is added with a line here. */
const panels = [
  { show: 'messages', label: 'Messages', Panel: MessagesPanel, permission: 'mayReadMessages', count: 'messages' },
  { show: 'referrals', label: 'Referrals', Panel: ReferralsPanel, permission: 'mayReadRecords', count: 'newReferrals' },
] as const;

/** The lists that this person may see. */
export const staffMenu = () => panels.filter(({ permission }) => may(permission));
