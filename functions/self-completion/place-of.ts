import { firstOpen, type Place, placeAfter } from '../../shared/questionnaires/answered-alone.ts';
import type { Opened } from './store/opened.ts';

const requestOf = ({ request: { questionnaires: types, done, feedback } }: Opened) => ({ types, done, feedback });

/** The first part that the person has not answered yet. */
export const placeOf = (opened: Opened): Place => firstOpen(requestOf(opened), opened.partialAnswers);

export const placeAfterAnswer = (opened: Opened, at: Parameters<typeof placeAfter>[0]): Place =>
  placeAfter(at, requestOf(opened), opened.partialAnswers);
