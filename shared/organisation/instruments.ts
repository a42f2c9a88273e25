import type { QuestionnaireId } from '../questionnaires/ids.ts';

/** The id of one of the organisation's services, as a record keeps it in `referralProject.project`. */
type Service = string;

/**
 * The questionnaires that the organisation uses, and for patients of which of its services. One that is not named is
 * switched off: it has no screen and takes no answers. Those stored earlier stay readable.
 */
export const instrumentsInUse: { readonly [Id in QuestionnaireId]?: 'every-service' | readonly Service[] } = {
  phq: 'every-service',
  gad: 'every-service',
  asq: 'every-service',
  ons4: ['rahat', 'yaarana', 'cancer'],
};
