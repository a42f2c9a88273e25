import { Problem } from '../../kernel/components/problem.tsx';
import { Unreadable } from '../../kernel/components/unreadable.tsx';

/** The placeholder of an unreadable alert: somebody may have to act on it. */
export const UnreadableAlert = ({ alertId }: { alertId: string }) => (
  <Problem text={<Unreadable what="This alert" id={alertId} />} />
);
