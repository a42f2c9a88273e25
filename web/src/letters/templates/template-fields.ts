import * as z from 'zod';
import { letterParties, letterPartyLabels } from '../../../../shared/letters/letter-kinds.ts';
import type { LetterTemplates } from '../../../../shared/letters/letter-templates.ts';
import type { MergedFields } from '../../kernel/forms/merged-fields.ts';

const template = z.object({
  id: z.string(),
  name: z.string(),
  party: z.enum(letterParties),
  subject: z.string(),
  text: z.string(),
});

/** The form, and a draft of it. */
export const templatesDraft = z.object({ templates: z.array(template) });
export type TemplatesValues = z.infer<typeof templatesDraft>;

export const savedOf = ({ version, templates }: LetterTemplates) => ({ version, values: { templates } });

/** The fields in the order of the screen, by the API's names. */
export const fieldOrder = ({ templates }: TemplatesValues): string[] =>
  templates.flatMap((_, index) => ['name', 'party', 'subject', 'text'].map((part) => `templates.${index}.${part}`));

/** The templates as they are compared with what a colleague saved. */
export const mergedFields: MergedFields<TemplatesValues> = {
  templates: [
    'Templates',
    (value) =>
      z
        .array(template)
        .parse(value)
        .map(({ name, party, subject, text }) => `${name} (${letterPartyLabels[party]})\n${subject}\n${text}`)
        .join('\n\n'),
  ],
};
