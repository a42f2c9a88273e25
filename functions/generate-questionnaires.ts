import { readdirSync, writeFileSync } from 'node:fs';

// The instruments are the files of one folder, each with one export of that name in camel case (`aboutYou` of
// `about-you.ts`) and an id that is the file's name: a new questionnaire is one file.

const folder = new URL('../shared/questionnaires/', import.meta.url);
const ids = readdirSync(new URL('instruments/', folder))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted();
/** The name of the export: `aboutYou` of `about-you.ts`. */
const nameOf = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const generated = '// Generated from the files in instruments/ by `npm run generate`. Do not edit.';

// In a file of their own: the edge's code needs the paths of their screens and must stay small.
writeFileSync(
  new URL('ids.ts', folder),
  `${generated}
export const questionnaireIds = [${ids.map((id) => `'${id}'`).join(', ')}] as const;
export type QuestionnaireId = (typeof questionnaireIds)[number];
`,
);
writeFileSync(
  new URL('registry.ts', folder),
  `${generated}
import type { QuestionnaireId } from './ids.ts';
${ids.map((id) => `import { ${nameOf(id)} } from './instruments/${id}.ts';`).join('\n')}
import type { Questionnaire } from './questionnaire.ts';

const byId: { readonly [Id in QuestionnaireId]: Questionnaire & { id: Id } } = { ${ids.map((id) => (nameOf(id) === id ? id : `'${id}': ${nameOf(id)}`)).join(', ')} };

export const findQuestionnaire = (id: QuestionnaireId): Questionnaire => byId[id];

/** All of them, in the order in which people meet them. */
export const instruments: readonly (Questionnaire & { id: QuestionnaireId })[] = Object.entries(byId)
  .map(([id, questionnaire]) => ({ ...questionnaire, id: id as QuestionnaireId }))
  .toSorted((one, other) => one.place - other.place);
`,
);
