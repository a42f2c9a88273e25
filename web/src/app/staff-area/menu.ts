import { MessagesPanel } from '../../features/messages/messages-panel.tsx';
import { ReferralsPanel } from '../../features/referrals/referrals-panel.tsx';

/** The side menu of the staff home: what `/admin?show=...` shows. An area is added with a line here. */
export const staffMenu = [
  { show: 'messages', label: 'Messages', Panel: MessagesPanel },
  { show: 'referrals', label: 'Referrals', Panel: ReferralsPanel },
] as const;
