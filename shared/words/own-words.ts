import { type FirstServiceId, firstServices, type organisation } from '../organisation/organisation.ts';
import type { LanguageKey, Words } from './language.ts';

type Spoken = (typeof organisation.languages)[number];

/** The same words, of which any may be missing, and others stand beside them. */
type Some<English> = English extends string | readonly unknown[] | ((...given: never) => string)
  ? Words<English>
  : { readonly [Name in keyof English]?: Some<English[Name]> } & { readonly [name: string]: unknown };

/**
 * The type of words about the organisation's own services. In a language that it has not switched on they may be about
 * other services.
 */
export type OwnWords<Key extends LanguageKey, English> = Key extends Spoken ? Words<English> : Some<English>;

type Names = { readonly [Id in FirstServiceId]: string };

/**
 * The names of the organisation's services in a language: each is asked for where the language is switched on, and is
 * English where it is not.
 */
export const nameServices = <Key extends LanguageKey>(
  names: Key extends Spoken ? Names : Readonly<Record<string, string>>,
): Names => {
  const known: Readonly<Record<string, string>> = names;
  return Object.fromEntries(firstServices.map(({ id, name }) => [id, known[id] ?? name])) as Names;
};
