import * as z from 'zod';
import { multiLine, oneOf, patternText, singleLine } from '../kernel/text.ts';
import { unknownFields } from './fill-letter.ts';
import { letterParties } from './letter-kinds.ts';

const mostTemplates = 40;

const describeUnknown = (words: string): string =>
  `There is no field ${unknownFields(words).join(', ')}. Please use those that are listed.`;

const withFields = (text: z.ZodString) =>
  text.refine((words) => unknownFields(words).length === 0, { error: ({ input }) => describeUnknown(String(input)) });

export const letterTemplateInput = z.strictObject({
  /** Made by whoever adds the template; it stays when the template is renamed. */
  id: patternText(40, /^[\w-]{1,40}$/, 'Please add the template anew.'),
  name: singleLine(60, 'Please write what the template is called.'),
  party: oneOf(letterParties, 'Please choose whom the letter is to.'),
  subject: withFields(singleLine(200, 'Please write what the letter is about.')),
  text: withFields(multiLine(5000, 'Please write the letter.')),
});

/** The letters that an organisation has written itself, as an admin gives them. */
export const letterTemplatesInput = z
  .array(letterTemplateInput)
  .max(mostTemplates, `There can be ${mostTemplates} templates. Please remove those that nobody uses.`)
  .check(({ value, issues }) => {
    const named = value.map(({ name }) => name.toLocaleLowerCase());
    const index = named.findIndex((name, at) => named.indexOf(name) < at);
    const message = 'There is a template of that name already.';
    if (index >= 0) issues.push({ code: 'custom', message, input: value, path: [index, 'name'] });
  });

const letterTemplate = z.object({
  id: z.string(),
  name: z.string(),
  party: z.enum(letterParties),
  subject: z.string(),
  text: z.string(),
});
export type LetterTemplate = z.infer<typeof letterTemplate>;

/** The templates in their order, and their version: 0 before the first were saved. */
export const letterTemplates = z.object({ templates: z.array(letterTemplate), version: z.int().min(0) });
export type LetterTemplates = z.infer<typeof letterTemplates>;
