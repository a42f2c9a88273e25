import { Problem } from '../../components/problem.tsx';
import { Unreadable } from '../../components/unreadable.tsx';

/** Stands where the alert would: somebody may have to act on it. */
export const UnreadableAlert = ({ alertId }: { alertId: string }) => (
  <Problem text={<Unreadable what="This alert" id={alertId} />} />
);
