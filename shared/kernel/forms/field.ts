/**
 * Words of the public form, addressed to whoever fills it in, and the words for staff where those would be wrong. A
 * blank hint for staff means none.
 */
type Worded<Words> = Words & { readonly forStaff?: Partial<Words> };

/** One that `isOver` can be chosen no more, and stays the answer of whoever chose it. */
export type Choice = { readonly id: string; readonly isOver?: boolean } & Worded<{ readonly label: string }>;

/**
 * A condition: the question is asked only of those who chose one of these answers to another one, named by its
 * control: `group.field`. `withConditions` checks both.
 */
export type Condition = { readonly question: string; readonly is: readonly string[] };
type Conditional = { readonly showWhen?: Condition };

type Described = Worded<{ readonly label: string; readonly hint?: string }> & Conditional;
type Titled = Worded<{ readonly title: string; readonly hint?: string }> & Conditional;

type LineField = Described & {
  readonly kind: 'text' | 'phone' | 'email' | 'nhs-number';
  /** Characters; 200 by default. */
  readonly maxLength?: number;
  readonly autoComplete?: string;
};
type LongTextField = Described & {
  readonly kind: 'long-text';
  readonly maxLength: number;
  readonly autoComplete?: string;
};
/** A real day up to today, `YYYY-MM-DD`. */
type DateField = Described & {
  readonly kind: 'date';
  readonly autoComplete?: string;
  /** A second name of another field: accepted for it, answered with it, and never asked. */
  readonly sameAs?: string;
};
/**
 * One of a few choices; `open` allows other words, from records that were not made on this form. The choices of a `named`
 * field have names of the organisation's own, which are no words of the form.
 */
type ChoiceField = Described & {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  readonly open?: true;
  readonly named?: true;
};
type ChoicesField = Described & { readonly kind: 'choices'; readonly choices: readonly Choice[] };
type TickField = Described & { readonly kind: 'tick' };

/** One question of a form: its text, control and possible answers. */
export type Field = LineField | LongTextField | DateField | ChoiceField | ChoicesField | TickField;

export type Fields = { readonly [name: string]: Field };

/** Questions that belong together, under one name in the record. */
export type Group = Titled & { readonly fields: Fields };

/** Lines of one kind, as many as are needed. */
export type ListGroup = Titled & {
  readonly line: LineField;
  readonly initialItems: number;
  readonly maxItems: number;
};

export const isList = (group: Group | ListGroup): group is ListGroup => 'line' in group;

export const askedFields = ({ fields }: Group): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, field]) => !('sameAs' in field));

export const maxLengthOf = (field: LineField | LongTextField): number => field.maxLength ?? 200;

export const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
] as const satisfies readonly Choice[];

export type Answer<F extends Field> = F extends { kind: 'tick' }
  ? boolean
  : F extends { kind: 'choices' }
    ? string[]
    : string;

/** Answers to some fields before anybody has answered. */
export const blankAnswers = <F extends Fields>(fields: F): { -readonly [Name in keyof F]: Answer<F[Name]> } => {
  const blankOf = ({ kind }: Field) => (kind === 'tick' ? false : kind === 'choices' ? [] : '');
  const blanks = Object.entries(fields).map(([name, field]) => [name, blankOf(field)]);
  return Object.fromEntries(blanks) as { [Name in keyof F]: Answer<F[Name]> };
};

/** The answers to a group, complete: an unanswered question is blank, unticked or empty. */
export type Answers<G extends Group | ListGroup> = G extends Group
  ? { -readonly [Name in keyof G['fields']]: Answer<G['fields'][Name]> }
  : string[];

/** An answer to an unknown field. */
export type AnyAnswer = string | boolean | readonly string[];
