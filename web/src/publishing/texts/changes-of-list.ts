import type { Fields } from '../../kernel/forms/edit-state.ts';
import { listMerged, type MergedFields } from '../../kernel/forms/merged-fields.ts';

/** A difference of two states of the site, in words. */
export type Change = { name: string; label: string; was: string; is: string };

/** The fields in which two differ; `of` is put before the label of each. */
export const changesOfFields = <Values extends Fields>(
  fields: MergedFields<Values>,
  [before, after]: readonly [Values, Values],
  of?: { id: string; name: string },
): Change[] =>
  listMerged(fields).flatMap(({ name, label, wordsOf }) => {
    const [was, is] = [before, after].map((values) => wordsOf(values[name as keyof Values])) as [string, string];
    if (was === is) return [];
    return [
      of
        ? { name: `${of.id}-${name}`, label: `${of.name}: ${label.toLowerCase()}`, was, is }
        : { name, label, was, is },
    ];
  });

type Kind<One, Values extends Fields> = {
  /** In small letters, without an article. */
  noun: string;
  idOf: (one: One) => string;
  nameOf: (one: One) => string;
  fields: MergedFields<Values>;
  valuesOf: (one: One) => Values;
};

/** What differs in two lists of services or of pages. */
export const changesOfList = <One, Values extends Fields>(
  before: readonly One[],
  after: readonly One[],
  { noun, idOf, nameOf, fields, valuesOf }: Kind<One, Values>,
): Change[] => {
  const find = (all: readonly One[], one: One) => all.find((other) => idOf(other) === idOf(one));
  const both = (all: readonly One[], others: readonly One[]) => all.filter((one) => find(others, one)).map(idOf);
  const isMoved = String(both(before, after)) !== String(both(after, before));
  const inOrder = (all: readonly One[]) => all.map(nameOf).join(', ');
  const capital = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return [
    ...after.flatMap((one) => {
      const earlier = find(before, one);
      if (!earlier) return [{ name: idOf(one), label: `New ${noun}`, was: '', is: nameOf(one) }];
      return changesOfFields(fields, [valuesOf(earlier), valuesOf(one)], { id: idOf(one), name: nameOf(one) });
    }),
    ...before
      .filter((one) => !find(after, one))
      .map((one) => ({ name: idOf(one), label: capital, was: nameOf(one), is: 'Not among them' })),
    ...(isMoved
      ? [{ name: `order-of-${noun}`, label: `Order of the ${noun}s`, was: inOrder(before), is: inOrder(after) }]
      : []),
  ];
};
