import { MessagesPanel } from '../../features/messages/messages-panel.tsx';

/** The side menu of the staff home: what `/admin?show=...` shows. An area is added with a line here. */
export const staffMenu = [{ show: 'messages', label: 'Messages', Panel: MessagesPanel }] as const;
