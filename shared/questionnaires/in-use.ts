import { facts, type Service } from '../organisation/facts.ts';
import { instrumentsInUse } from '../organisation/instruments.ts';
import type { QuestionnaireId } from './ids.ts';

/** Whether the patients of a service answer it: as an admin has chosen, or as the product came. */
export const isChosenFor = (id: QuestionnaireId, { id: service, rules }: Service): boolean => {
  if (rules) return rules.instruments.includes(id);
  const named = instrumentsInUse[id];
  return named === 'every-service' || named?.some((one) => one === service) === true;
};

/** Whether any service uses the questionnaire. One that none uses has no screen and takes no answers. */
export const isInUse = (id: QuestionnaireId): boolean => facts.services.some((service) => isChosenFor(id, service));
