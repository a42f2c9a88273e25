import { intakeCalls } from '../../../../shared/intake/calls.ts';
import { resumedAnswers } from '../../../../shared/intake/paused-referral.ts';
import type { Draft } from '../../../../shared/kernel/forms/read-entries.ts';
import { send } from '../../kernel/lib/api-client.ts';

type Refused = { problem: 'too-often' | 'unknown' | 'unreachable' };

/** Leaves the answers with the service; returns the code with which they are found again, and until when. */
export const pauseAnswers = async (answers: Draft): Promise<{ code: string; until: string } | Refused> => {
  const paused = await send(intakeCalls.pauseReferral, { body: { answers: JSON.stringify(answers) } });
  if (paused.status === 201) return paused.body;
  return { problem: paused.status === 429 ? 'too-often' : 'unreachable' };
};

const readAnswers = (json: string): Draft | undefined => {
  try {
    return resumedAnswers.safeParse(JSON.parse(json)).data;
  } catch {
    // Somebody else's text, stored under a code that they gave away: no answers to this form.
    return undefined;
  }
};

/** The answers that wait under a code. */
export const resumeAnswers = async (code: string): Promise<{ answers: Draft } | Refused> => {
  const found = await send(intakeCalls.resumeReferral, { body: { code } });
  const answers = found.status === 200 ? readAnswers(found.body.answers) : undefined;
  if (answers) return { answers };
  if (found.status === 429) return { problem: 'too-often' };
  const isUnknown = found.status === 200 || found.status === 400 || found.status === 404;
  return { problem: isUnknown ? 'unknown' : 'unreachable' };
};
