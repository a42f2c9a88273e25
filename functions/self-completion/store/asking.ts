import { ulid } from 'ulid';
import { closesAt } from '../../../shared/self-completion/self-completion.ts';
import { type CompletionInput, tabletMark } from '../../../shared/self-completion/self-completion-schema.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import type { Write } from '../../kernel/store/write.ts';
import {
  hashToken,
  linkEntity,
  makeToken,
  partialAnswersEntity,
  type SelfCompletionRequest,
  selfCompletionRequestEntity,
} from './items.ts';

type Asking = { patientId: string; input: CompletionInput; at: string; by: string };

/** A new request and its writes, with the token that opens it and is stored nowhere. */
export const planAsking = ({ patientId, input: { feedback, ...input }, at, by }: Asking) => {
  const token = `${input.way === 'tablet' ? tabletMark : ''}${makeToken()}`;
  const request: SelfCompletionRequest = {
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
  const { requestId } = request;
  const expiresAt = Math.ceil(Date.parse(request.closesAt) / 1000);
  const partialAnswers = { patientId, requestId, answers: {}, alerted: {}, expiresAt };
  const writes: Write[] = [
    put(selfCompletionRequestEntity, request, request),
    put(partialAnswersEntity, request, partialAnswers),
    put(linkEntity, hashToken(token), { patientId, requestId, expiresAt }),
  ];
  return { request, token, writes };
};
