import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FeedbackInput } from '../../../../shared/api/feedback.ts';
import { questionnaires } from '../../../../shared/api/questionnaires.ts';
import { questionnairesKey } from '../../entities/result/queries.ts';
import { send } from '../../lib/api-client.ts';
import { failureText } from '../../lib/failure-text.ts';
import { createIdempotencyKeys } from '../../lib/idempotency-keys.ts';
import { CallFailure } from '../../lib/query.ts';

/** Saves one person's feedback; sent again after a lost reply it is counted once. */
export const useSaveFeedback = () => {
  const queries = useQueryClient();
  const [keys] = useState(createIdempotencyKeys);
  return useMutation({
    mutationFn: async (body: FeedbackInput) => {
      const sent = await send(questionnaires.saveFeedback, { body, idempotencyKey: keys.keyOf(body) });
      if (sent.status === 201) return sent.body;
      throw new CallFailure(sent.status, failureText(sent));
    },
    onSuccess: () => {
      keys.forget();
      return queries.invalidateQueries({ queryKey: questionnairesKey });
    },
  });
};
