import { useState } from 'react';
import {
  type Going,
  type PlannedChoice,
  readAnswers,
  usePlannedWithWorker,
} from '../../appointments/parts/planned/planned-with-worker.tsx';

/** The choice of what becomes of what is planned with a worker whose patients go; `fields` draw its questions. */
export const usePlannedChoice = (going: Going) => {
  const [chosen, setChosen] = useState<PlannedChoice>({});
  return {
    ...readAnswers(chosen, usePlannedWithWorker(going).data),
    chosen,
    forget: () => setChosen({}),
    fields: {
      ...going,
      chosen,
      onChoose: (change: PlannedChoice) => setChosen((before) => ({ ...before, ...change })),
    },
  };
};
