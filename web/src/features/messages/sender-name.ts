/** The name of the sender of a message, as far as given: names are optional. */
export const senderName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'No name given';
