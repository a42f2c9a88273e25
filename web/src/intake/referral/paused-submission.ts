import { intakeCalls } from '../../../../shared/intake/calls.ts';
import type { Draft } from '../../../../shared/kernel/forms/read-entries.ts';
import { send } from '../../kernel/lib/api-client.ts';

type Refused = { problem: 'too-often' | 'unknown' | 'unreachable' };

/** Leaves the answers with the service; returns the code with which they are found again, and until when. */
export const pauseAnswers = async (answers: Draft): Promise<{ code: string; until: string } | Refused> => {
  const paused = await send(intakeCalls.pauseReferral, { body: { answers: JSON.stringify(answers) } });
  if (paused.status === 201) return paused.body;
  return { problem: paused.status === 429 ? 'too-often' : 'unreachable' };
};

/** The answers that wait under a code. */
export const resumeAnswers = async (code: string): Promise<{ answers: Draft } | Refused> => {
  const found = await send(intakeCalls.resumeReferral, { body: { code } });
  // This form wrote them, and nobody else could since.
  if (found.status === 200) return { answers: JSON.parse(found.body.answers) as Draft };
  if (found.status === 429) return { problem: 'too-often' };
  return { problem: found.status === 404 || found.status === 400 ? 'unknown' : 'unreachable' };
};
