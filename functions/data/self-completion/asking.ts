import { ulid } from 'ulid';
import { type CompletionInput, tabletMark } from '../../../shared/api/self-completion.ts';
import { closesAt } from '../../../shared/domain/self-completion.ts';
import { put } from '../entity-writes.ts';
import type { Write } from '../write.ts';
import {
  completionEntity,
  halfAnsweredEntity,
  hashToken,
  linkEntity,
  makeToken,
  type StoredCompletion,
} from './items.ts';

type Asking = { patientId: string; input: CompletionInput; at: string; by: string };

/**
 * A new request, with the token that opens it and is stored nowhere, and the writes: the request, the answers so far,
 * the link.
 */
export const planAsking = ({ patientId, input: { feedback, ...input }, at, by }: Asking) => {
  const token = `${input.way === 'tablet' ? tabletMark : ''}${makeToken()}`;
  const completion: StoredCompletion = {
    ...input,
    requestId: ulid(Date.parse(at)),
    patientId,
    feedback: feedback ? 'asked' : 'not-asked',
    askedAt: at,
    askedBy: by,
    closesAt: closesAt(input.way, at),
    wrongDates: 0,
    done: [],
    version: 1,
  };
  const { requestId } = completion;
  const expiresAt = Math.ceil(Date.parse(completion.closesAt) / 1000);
  const half = { patientId, requestId, answers: {}, alerted: {}, expiresAt };
  const writes: Write[] = [
    put(completionEntity, completion, completion),
    put(halfAnsweredEntity, completion, half),
    put(linkEntity, hashToken(token), { patientId, requestId, expiresAt }),
  ];
  return { completion, token, writes };
};
