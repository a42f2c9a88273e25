// Generated from the files in instruments/ by `npm run generate`. Do not edit.
import type { QuestionnaireId } from './ids.ts';
import { asq } from './instruments/asq.ts';
import { core10 } from './instruments/core10.ts';
import { gad } from './instruments/gad.ts';
import { ons4 } from './instruments/ons4.ts';
import { phq } from './instruments/phq.ts';
import type { Questionnaire } from './questionnaire.ts';

const byId: { readonly [Id in QuestionnaireId]: Questionnaire & { id: Id } } = { asq, core10, gad, ons4, phq };

export const findQuestionnaire = (id: QuestionnaireId): Questionnaire => byId[id];

/** All of them, in the order in which people meet them. */
export const instruments: readonly (Questionnaire & { id: QuestionnaireId })[] = Object.entries(byId)
  .map(([id, questionnaire]) => ({ ...questionnaire, id: id as QuestionnaireId }))
  .toSorted((one, other) => one.place - other.place);
