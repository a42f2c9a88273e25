import { overridable } from '../overrides.ts';
/** Messages in place of an answer that did not arrive, or that has no words for people. */
export const failures = overridable('en/failures', {
  unreachable: 'We could not reach our service. Please check your connection and try again.',
  unreadable: 'Sorry, something went wrong on our side. Please try again in a minute.',
  busy: 'Too much was asked of our service from your connection just now. Please wait five minutes and try again.',
  barred:
    'Our service did not take this from your connection. Please try again; if it happens again, please tell your administrator.',
} as const);
