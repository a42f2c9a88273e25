import type { wayStates } from '../../../shared/api/self-completion.ts';
import { emailStateOf, type Reachable, textStateOf } from '../../data/diary/text-state.ts';

type WayState = (typeof wayStates)[number];

/** Whether a link may be sent in each way: the person marked it safe, and a date of birth is there to open it with. */
export const wayStatesOf = (person: Reachable): { text: WayState; email: WayState } => {
  const orNoDate = (state: WayState): WayState => (state === 'safe' && person.dob === '' ? 'no-birth-date' : state);
  return { text: orNoDate(textStateOf(person)), email: orNoDate(emailStateOf(person)) };
};
