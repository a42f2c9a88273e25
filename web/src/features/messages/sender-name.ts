/** Who wrote a message, as far as they said: names are optional. */
export const senderName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'No name given';
