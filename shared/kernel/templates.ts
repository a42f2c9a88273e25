import * as z from 'zod';
import { patternText, singleLine } from './text.ts';

/** What every template has, of a note or of a letter. */
export const templateFields = {
  /** Made by whoever adds the template; it stays when the template is renamed. */
  id: patternText(40, /^[\w-]{1,40}$/, 'Please add the template anew.'),
  name: singleLine(60, 'Please write what the template is called.'),
};

/** Templates as an admin gives them: no two of one name. */
export const templateList = <Template extends z.ZodType<{ name: string }>>(template: Template, most: number) =>
  z
    .array(template)
    .max(most, `There can be ${most} templates. Please remove those that nobody uses.`)
    .check(({ value, issues }) => {
      const named = value.map(({ name }) => name.toLocaleLowerCase());
      const index = named.findIndex((name, at) => named.indexOf(name) < at);
      const message = 'There is a template of that name already.';
      if (index >= 0) issues.push({ code: 'custom', message, input: value, path: [index, 'name'] });
    });

/** The request that replaces the templates which were read. */
export const templatesBody = <Templates extends z.ZodType>(templates: Templates) =>
  z.strictObject({
    templates,
    version: z.int('Please say which version of the templates you have changed.').min(0),
  });

/** Templates as they are saved, in their order, and their version: 0 before the first were saved. */
export const savedTemplates = <Template extends z.ZodType>(template: Template) =>
  z.object({ templates: z.array(template), version: z.int().min(0) });
