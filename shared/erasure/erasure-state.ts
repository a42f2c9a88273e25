/** What decides about an erasure that somebody has asked for. */
type Asked = {
  /** The record is open. */
  active: boolean;
  /** What would go has been counted. */
  isCounted: boolean;
  isApproved: boolean;
  askedBy: string;
};

/**
 * What happens next with it, for somebody who may agree: a record that is in use is not erased, and whoever asked does not
 * agree themselves.
 */
export const nextOfErasure = ({ active, isCounted, isApproved, askedBy }: Asked, account: string | undefined) => {
  if (active) return 'in-use';
  if (isApproved) return 'erase';
  if (!isCounted) return 'count';
  return askedBy === account ? 'somebody-else' : 'decide';
};
