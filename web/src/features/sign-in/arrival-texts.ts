import { countOf, sessionPolicy } from '../../../../shared/domain/session-policy.ts';
import type { SignInType } from '../../lib/paths.ts';

const texts: Readonly<Record<SignInType, string>> = {
  activate: 'Thank you for activating your account. Please sign in.',
  new: 'Your password has been changed. Please sign in with your new password.',
  'new-tab': `Please sign in. You stay signed in while a tab of the staff area is open, for ${countOf(sessionPolicy.absoluteHours, 'hour')} at most.`,
  'signed-out': 'You have been signed out. Please sign in again.',
  idle: `You have been signed out, because nothing was done for ${countOf(sessionPolicy.idleMinutes, 'minute')}. Please sign in again. What you had typed was kept, and is offered back to you.`,
  'new-code': 'Please sign in again, so that we can text you a new code.',
};

/** The reason for arriving at /signin/{type}; nothing for a type that does not exist. */
export const arrivalText = (type: string | undefined): string | undefined =>
  type !== undefined && Object.hasOwn(texts, type) ? texts[type as SignInType] : undefined;
