import { type Choice, type Field, type Fields, type Group, isList, type ListGroup } from './field.ts';

type AnyGroup = Group | ListGroup;
type Groups = Readonly<Record<string, AnyGroup>>;

type ChoiceWords<F> = F extends { readonly choices: readonly (infer C extends Choice)[] }
  ? { readonly choices: Readonly<Record<C['id'], string>> }
  : unknown;
type Hint<Part> = Part extends { readonly hint: string } ? { readonly hint: string } : unknown;
type FieldWords<F> = { readonly label: string } & Hint<F> & ChoiceWords<F>;
type GroupWords<G> = { readonly title: string } & Hint<G> &
  (G extends { readonly fields: infer F extends Fields }
    ? { readonly fields: { readonly [Name in keyof F]: FieldWords<F[Name]> } }
    : { readonly line: { readonly label: string } });

/** Every text of the questions of `G`, and nothing else: the words that a language must give for a form. */
export type FormWords<G extends Groups> = { readonly [Name in keyof G]: GroupWords<G[Name]> };

type SomeFieldWords<F> = {
  readonly label?: string;
  readonly hint?: string;
  readonly choices?: F extends { readonly choices: readonly (infer C extends Choice)[] }
    ? { readonly [Id in C['id']]?: string }
    : never;
};

/** Texts of the questions of `G` that differ for some people. A blank hint means none. */
export type SomeWords<G extends Groups> = {
  readonly [Name in keyof G]?: { readonly title?: string; readonly hint?: string } & (G[Name] extends {
    readonly fields: infer F;
  }
    ? { readonly fields?: { readonly [Field in keyof F]?: SomeFieldWords<F[Field]> } }
    : { readonly line?: { readonly label: string } });
};

type AnyWords = { label?: string; title?: string; hint?: string };
type AnyFieldWords = AnyWords & { choices?: Record<string, string> };
type AnyGroupWords = AnyWords & { fields?: Record<string, AnyFieldWords>; line?: AnyWords };

const hintOf = ({ hint }: { readonly hint?: string | undefined }) => (hint === undefined ? {} : { hint });
const mapValues = <From, To>(values: Readonly<Record<string, From>>, to: (value: From, name: string) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value, name)]));

const wordsOfField = (field: Field): AnyFieldWords => ({
  label: field.label,
  ...hintOf(field),
  ...('choices' in field &&
    !('named' in field) && { choices: Object.fromEntries(field.choices.map(({ id, label }) => [id, label])) }),
});

const wordsOfGroup = (group: AnyGroup): AnyGroupWords => ({
  title: group.title,
  ...hintOf(group),
  ...(isList(group) ? { line: { label: group.line.label } } : { fields: mapValues(group.fields, wordsOfField) }),
});

/** The words that the fields were written with. */
export const wordsOf = <const G extends Groups>(groups: G): FormWords<G> =>
  mapValues(groups, wordsOfGroup) as unknown as FormWords<G>;

const wordField = (field: Field, words: AnyFieldWords = {}): Field => {
  const { choices = {}, ...wording } = words;
  if (!('choices' in field)) return { ...field, ...wording };
  return {
    ...field,
    ...wording,
    // Made when they are asked for: the organisation can have got others.
    get choices() {
      return field.choices.map((choice) => ({ ...choice, label: choices[choice.id] ?? choice.label }));
    },
  };
};

const wordGroup = (group: AnyGroup, { fields = {}, line = {}, ...wording }: AnyGroupWords): AnyGroup => ({
  ...group,
  ...wording,
  ...(isList(group)
    ? { line: { ...group.line, ...line } }
    : { fields: mapValues(group.fields, (field, name) => wordField(field, fields[name])) }),
});

/** The same questions in the words of the site's language, or of an audience with words of its own. */
export const inWords = <const G extends Groups>(groups: G, words: FormWords<G> | SomeWords<G>): G =>
  mapValues(groups, (group, name) =>
    wordGroup(group, (words as unknown as Record<string, AnyGroupWords>)[name] ?? {}),
  ) as unknown as G;
