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

const drawings = {
  accounts: IdCard,
  danger: TriangleAlert,
  diary: CalendarDays,
  folder: FolderOpen,
  groups: UsersRound,
  inbox: Inbox,
  late: Hourglass,
  log: ScrollText,
  mail: Mail,
  more: Ellipsis,
  new: Plus,
  note: NotebookPen,
  notes: NotebookText,
  overdue: ClockAlert,
  person: UserRound,
  privacy: ShieldCheck,
  reports: ChartColumn,
  session: CalendarCheck,
  settings: Settings2,
  today: Sun,
  transfer: ArrowLeftRight,
};

export type IconName = keyof typeof drawings;

export const DrawnIcon = ({ name }: { name: IconName }) => {
  const Drawing = drawings[name];
  return <Drawing />;
};
