type Failed = { status: 'unreachable' | 'unreadable' } | { status: number; body: { message: string } };

/** What to tell a person about a call that did not do what they asked. */
export const failureText = (failed: Failed): string => {
  if (failed.status === 'unreachable') {
    return 'We could not reach our service. Please check your connection and try again.';
  }
  if (failed.status === 'unreadable') return 'Sorry, something went wrong on our side. Please try again in a minute.';
  return 'body' in failed ? failed.body.message : '';
};
