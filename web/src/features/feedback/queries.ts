import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FeedbackInput } from '../../../../shared/api/feedback.ts';
import { questionnaires } from '../../../../shared/api/questionnaires.ts';
import { createIdempotencyKeys } from '../../lib/idempotency-keys.ts';
import { fetchBody } from '../../lib/query.ts';
import { refreshed } from '../../lib/refresh.ts';

/** Saves one person's feedback; sent again after a lost reply it is counted once. */
export const useSaveFeedback = () => {
  const [keys] = useState(createIdempotencyKeys);
  return useMutation({
    mutationFn: (body: FeedbackInput) =>
      fetchBody(questionnaires.saveFeedback, { body, idempotencyKey: keys.keyOf(body) }),
    onSuccess: () => {
      keys.forget();
      return refreshed();
    },
  });
};
