type Colleague = { readonly id: string; readonly firstName: string; readonly lastName: string };
type Spoken = { readonly id: string; readonly languages: readonly string[] };

const fold = (language: string): string => language.trim().toLocaleLowerCase('en-GB');

/** The languages in a typed list, separated by commas. */
export const readLanguages = (typed: string): string[] =>
  typed
    .split(',')
    .map((language) => language.trim())
    .filter(Boolean);

/** Colleagues in order, those who speak a language first; a blank language leaves the order unchanged. */
export const speakersFirst = <Member extends Colleague>(
  staff: readonly Member[],
  spoken: readonly Spoken[],
  language: string,
): (Member & { readonly speaks: boolean })[] => {
  const wanted = fold(language);
  const speakers = new Set(
    spoken.filter(({ languages }) => wanted && languages.some((one) => fold(one) === wanted)).map(({ id }) => id),
  );
  const marked = staff.map((member) => ({ ...member, speaks: speakers.has(member.id) }));
  return marked.toSorted((one, other) => Number(other.speaks) - Number(one.speaks));
};
