import * as z from 'zod';
import { savedTemplates, templateFields, templateList } from '../kernel/templates.ts';
import { multiLine, optionalText } from '../kernel/text.ts';
import { serviceIdText } from '../organisation/service-id-text.ts';

const mostTemplates = 30;

/** Ends a heading or a question, in any script of ours. */
const endOfPrompt = /[:?؟]$/;

const promptsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether a text has headings and questions alone. A sentence that stood there already could be saved as if it were true of somebody. */
export const areOnlyPrompts = (text: string): boolean => promptsOf(text).every((line) => endOfPrompt.test(line));

const templateText = multiLine(2000, 'Please write what the note asks for, a heading or a question a line.').refine(
  areOnlyPrompts,
  'Please end each line with a colon or a question mark: a sentence could be saved as if it were true of somebody.',
);

export const noteTemplateInput = z.strictObject({
  ...templateFields,
  /** The service whose patients it is for; blank for all. */
  service: optionalText(serviceIdText('Please choose a service from the list.')),
  text: templateText,
});

/** The templates of case notes as an admin gives them. */
export const noteTemplatesInput = templateList(noteTemplateInput, mostTemplates);

const noteTemplate = z.object({
  id: z.string(),
  name: z.string(),
  service: z.string().optional(),
  text: z.string(),
});
export type NoteTemplate = z.infer<typeof noteTemplate>;

export const noteTemplates = savedTemplates(noteTemplate);
export type NoteTemplates = z.infer<typeof noteTemplates>;

/** The templates for a patient of a service: its own, then those for all. */
export const templatesFor = (service: string | undefined, templates: readonly NoteTemplate[]): NoteTemplate[] => [
  ...templates.filter((one) => one.service !== undefined && one.service === service),
  ...templates.filter((one) => one.service === undefined),
];

/** A text with a template under it, or the template alone; what was written is never replaced. */
export const withTemplate = (written: string, { text }: NoteTemplate): string =>
  written.trim() === '' ? text : `${written.trimEnd()}\n\n${text}`;
