import * as z from 'zod';
import { forms } from '#words/forms.ts';
import { messages } from '#words/messages.ts';
import { isNhsNumber } from '../../country/nhs-number.ts';
import { pastDay } from '../past-day.ts';
import { blank, emailText, multiLine, oneOf, singleLine } from '../text.ts';
import {
  type Answer,
  type Answers,
  type Choice,
  type Field,
  type Fields,
  type Group,
  isList,
  type ListGroup,
  maxLengthOf,
} from './field.ts';
import { honeypotField } from './read-entries.ts';

const idsOf = (choices: readonly Choice[]) => choices.map(({ id }) => id);

// Made once, however many fields use them.
const dayOrBlank = z.union([blank(), pastDay], forms.notADay).default('');
const ticked = z.boolean().default(false);
const storedText = z.string().default('');
const storedTexts = z.array(z.string()).default([]);

/** A number as people write it, `07700 900123 (evenings)` included; it may be blank. */
const phoneNumber = (maxLength: number) => singleLine(maxLength).regex(/^$|\d/, messages.phone).default('');

/** An NHS number, stored as its ten digits however they were spaced; it may be blank. */
const nhsNumber = (maxLength: number) =>
  singleLine(maxLength)
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .refine((digits) => digits === '' || isNhsNumber(digits), messages.nhsNumber)
    .default('');

const emailOrBlank = (maxLength: number) =>
  z.union([blank(), emailText(messages.email, maxLength)], messages.email).default('');

const makeAnswerSchema = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'text':
      return singleLine(maxLengthOf(field)).default('');
    case 'long-text':
      return multiLine(maxLengthOf(field)).default('');
    case 'phone':
      return phoneNumber(maxLengthOf(field));
    case 'nhs-number':
      return nhsNumber(maxLengthOf(field));
    case 'email':
      return emailOrBlank(maxLengthOf(field));
    case 'date':
      return dayOrBlank;
    case 'choice':
      return field.open
        ? singleLine(200).default('')
        : oneOf(['', ...idsOf(field.choices)], messages.chooseOne).default('');
    case 'choices':
      return z
        .array(oneOf(idsOf(field.choices), messages.chooseOne))
        .max(field.choices.length, messages.tooMany(field.choices.length))
        .transform((ids) => [...new Set(ids)])
        .default([]);
    case 'tick':
      return ticked;
  }
};

const made = new Map<string, z.ZodType>();

/** The schema of an answer to a field. Absent means blank. Fields with the same answers share one, made once. */
const answerSchema = (field: Field): z.ZodType => {
  const { label: _, hint: __, forStaff: ___, showWhen: ____, ...allowed } = field;
  const kind = JSON.stringify(allowed);
  const schema = made.get(kind) ?? makeAnswerSchema(field);
  made.set(kind, schema);
  return schema;
};

/** The schema of a stored answer: a later change of its question never makes a record unreadable. */
const storedSchema = (field: Field): z.ZodType => {
  if (field.kind === 'tick') return ticked;
  return field.kind === 'choices' ? storedTexts : storedText;
};

const shapeOf = (fields: Fields, schemaOf: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

/** Gives a field that has two names one value. */
const mergeNames = (fields: Fields) => (answers: Record<string, unknown>) => {
  for (const [name, field] of Object.entries(fields)) {
    if (!('sameAs' in field) || field.sameAs === undefined) continue;
    const value = answers[field.sameAs] || answers[name];
    Object.assign(answers, { [name]: value, [field.sameAs]: value });
  }
  return answers;
};

type Schema<G extends Group | ListGroup> = z.ZodLazy<z.ZodPrefault<z.ZodType<Answers<G>, Partial<Answers<G>>>>>;

/**
 * The schema of a group, made when it is first used: the forms have hundreds of answers, and every function starts with
 * the contract of forms that most of its calls never read. The shape follows the data at run time, and `Answers` follows
 * it in the types.
 */
const lazily = <G extends Group | ListGroup>(make: () => z.ZodType): Schema<G> => z.lazy(make) as unknown as Schema<G>;

/** The fields of a group without a name, as they may be sent. */
export const fieldInputs = <const F extends Fields>(fields: F) =>
  shapeOf(fields, answerSchema) as { [Name in keyof F]: z.ZodDefault<z.ZodType<Answer<F[Name]>>> };

/** A group as it may be sent: strict, and blank where it is absent. */
export const groupInput = <const G extends Group | ListGroup>(group: G): Schema<G> =>
  lazily(() =>
    isList(group)
      ? z
          .array(singleLine(maxLengthOf(group.line)))
          .max(group.maxItems, messages.tooMany(group.maxItems))
          .transform((lines) => lines.filter(Boolean))
          .default([])
      : z.strictObject(shapeOf(group.fields, answerSchema)).transform(mergeNames(group.fields)).prefault({}),
  );

/** A group as stored and returned: every field present, unknown ones left out. */
export const groupStored = <const G extends Group | ListGroup>(group: G): Schema<G> =>
  lazily(() =>
    isList(group)
      ? storedTexts
      : z.object(shapeOf(group.fields, storedSchema)).transform(mergeNames(group.fields)).prefault({}),
  );

export type GroupSchemas<Groups extends Readonly<Record<string, Group | ListGroup>>> = {
  [Name in keyof Groups]: Schema<Groups[Name]>;
};

/** The same for every group of a form. */
export const eachGroup = <const Groups extends Readonly<Record<string, Group | ListGroup>>>(
  groups: Groups,
  schemaOf: (group: Group | ListGroup) => z.ZodType,
): GroupSchemas<Groups> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, schemaOf(group)]),
  ) as unknown as GroupSchemas<Groups>;

/** For the public calls: a filled-in honeypot is refused, and nothing of it is passed on. */
export const honeypot = { [honeypotField]: blank(messages.honeypot).optional() };
export const withoutHoneypot = <Sent extends { [honeypotField]?: '' | undefined }>({
  [honeypotField]: _,
  ...sent
}: Sent): Omit<Sent, typeof honeypotField> => sent;
