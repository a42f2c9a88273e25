/** The reason why a patient cannot be made inactive, and what to do. */
export const alertOpen =
  'An alert about this patient is open. Please record what was done about it on their record first; then they can be made inactive.';
