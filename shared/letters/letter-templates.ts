import * as z from 'zod';
import { savedTemplates, templateFields, templateList } from '../kernel/templates.ts';
import { multiLine, oneOf, singleLine } from '../kernel/text.ts';
import { unknownFields } from './fill-letter.ts';
import { letterParties } from './letter-kinds.ts';

const mostTemplates = 18;

const describeUnknown = (words: string): string =>
  `There is no field ${unknownFields(words).join(', ')}. Please use those that are listed.`;

const withFields = (text: z.ZodString) =>
  text.refine((words) => unknownFields(words).length === 0, { error: ({ input }) => describeUnknown(String(input)) });

export const letterTemplateInput = z.strictObject({
  ...templateFields,
  party: oneOf(letterParties, 'Please choose whom the letter is to.'),
  subject: withFields(singleLine(200, 'Please write what the letter is about.')),
  text: withFields(multiLine(3000, 'Please write the letter.')),
});

/** The letters that an organisation has written itself, as an admin gives them. */
export const letterTemplatesInput = templateList(letterTemplateInput, mostTemplates);

const letterTemplate = z.object({
  id: z.string(),
  name: z.string(),
  party: z.enum(letterParties),
  subject: z.string(),
  text: z.string(),
});

export const letterTemplates = savedTemplates(letterTemplate);
export type LetterTemplates = z.infer<typeof letterTemplates>;
