import * as z from 'zod';
import type { NoteTemplates } from '../../../../shared/notes/note-templates.ts';
import { serviceName } from '../../../../shared/organisation/services.ts';
import type { MergedFields } from '../../kernel/forms/merged-fields.ts';

const template = z.object({ id: z.string(), name: z.string(), service: z.string(), text: z.string() });

/** The form, and a draft of it. */
export const templatesDraft = z.object({ templates: z.array(template) });
export type TemplatesValues = z.infer<typeof templatesDraft>;

export const savedOf = ({ version, templates }: NoteTemplates) => ({
  version,
  values: { templates: templates.map(({ service = '', ...one }) => ({ ...one, service })) },
});

export const bodyOf = (version: number, { templates }: TemplatesValues) => ({ version, templates });

/** The fields in the order of the screen, by the API's names. */
export const fieldOrder = ({ templates }: TemplatesValues): string[] =>
  templates.flatMap((_, index) => ['name', 'service', 'text'].map((part) => `templates.${index}.${part}`));

export const forAll = 'Every service';

/** The templates as they are compared with what a colleague saved. */
export const mergedFields: MergedFields<TemplatesValues> = {
  templates: [
    'Templates',
    (value) =>
      z
        .array(template)
        .parse(value)
        .map(({ name, service, text }) => `${name} (${serviceName(service) || forAll})\n${text}`)
        .join('\n\n'),
  ],
};
