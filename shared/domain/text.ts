import * as z from 'zod';
import { language } from '#words/language.ts';
import { messages } from '#words/messages.ts';
import { ourDigits } from './digits.ts';

/*
 * Every text of a request is built here, because every one begins with its cap: nothing is looked for, normalised or
 * trimmed in more characters than the field can hold. `tests/contract/text-caps.test.ts` walks the contract for it.
 */

type Words = { readonly missing?: string | undefined; readonly tooLong?: string | undefined };

// Half of a character of two units: what is kept of it is another text than the one that was sent.
const loneSurrogate = /\p{Cs}/u;

/**
 * A well-formed text of at most `maxLength` UTF-16 units, which is all that is asked of it before any other check is added.
 */
export const cappedText = (maxLength: number, { missing, tooLong }: Words = {}): z.ZodString =>
  z
    .string(missing)
    .max(maxLength, { error: tooLong, abort: true })
    .refine((typed) => !loneSurrogate.test(typed), { error: messages.unreadableCharacters, abort: true });

/** Nothing was typed. */
export const blank = (message?: string) =>
  cappedText(0, { missing: message, tooLong: message }) as unknown as z.ZodType<'', ''>;

/** A text of one shape: one message, whatever is wrong with it. */
export const patternText = (maxLength: number, pattern: RegExp, message: string): z.ZodString =>
  cappedText(maxLength, { missing: message, tooLong: message }).regex(pattern, message);

/** An id of an account as the user pool gives it, or a word of ours in its place, like `nobody`. */
export const accountIdText = (message: string): z.ZodString => patternText(128, /^[\w-]+$/, message);

const recordIds = new WeakSet<z.ZodType>();

/** An id of a shape of its own; `message` says that there is nothing of that id. */
export const idText = (maxLength: number, pattern: RegExp, message: string): z.ZodString => {
  const id = patternText(maxLength, pattern, message);
  recordIds.add(id);
  return id;
};

/** An id that the product made; `message` says that there is nothing of that id. */
export const ulidText = (message: string): z.ZodString => {
  const id = cappedText(26, { missing: message, tooLong: message }).check(z.ulid(message));
  recordIds.add(id);
  return id;
};

export const isRecordId = (schema: z.ZodType | undefined): boolean => schema !== undefined && recordIds.has(schema);

/** One of a few words. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[], message?: string) => {
  const maxLength = Math.max(...choices.map((choice) => choice.length));
  const described = cappedText(maxLength, { missing: message, tooLong: message }).meta({ enum: [...choices] });
  // A client is told in the types, too, which words there are.
  return described.pipe(z.enum(choices, message)) as unknown as z.ZodType<Choice, Choice>;
};

/** An email address, at its longest by default; user pools take fewer characters. */
export const emailText = (message: string, maxLength = 254): z.ZodString =>
  cappedText(maxLength, {
    missing: message,
    tooLong: messages.emailTooLong(maxLength),
  }).check(z.email(message));

// Control characters, lone surrogates and bidirectional overrides have no place in what a person writes, and can hide
// or reorder what a reader sees.
const line = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
const lines = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;

/**
 * Normalising takes the square of the length of a run of combining marks. No language needs more than 30 on one letter:
 * Unicode's Stream-Safe Text Format (UAX 15) ends a run there.
 */
const tooManyMarks = /\p{M}{31}/u;

/** Composing makes at most four units one, so that a text which fits once it is tidied is never cut off before. */
const unitsPerCharacter = 4;

const makeText = (allowed: RegExp, maxLength: number, missing: string | undefined) => {
  const tooLong = messages.tooLong(maxLength.toLocaleString(language.id, ourDigits));
  const text = cappedText(maxLength * unitsPerCharacter, { missing: missing ?? messages.notText, tooLong })
    .refine((typed) => !tooManyMarks.test(typed), { error: messages.unreadableCharacters, abort: true })
    .regex(allowed, { error: messages.unreadableCharacters, abort: true })
    .normalize('NFC')
    .trim()
    .max(maxLength, tooLong);
  return missing === undefined ? text : text.min(1, missing);
};

const made = new Map<string, z.ZodString>();

// The forms ask for a hundred texts of a few kinds, and a schema takes long to make: a kind is made once.
const cleanText = (allowed: RegExp, maxLength: number, missing: string | undefined): z.ZodString => {
  const kind = JSON.stringify([allowed.source, maxLength, missing]);
  const text = made.get(kind) ?? makeText(allowed, maxLength, missing);
  made.set(kind, text);
  return text;
};

/**
 * One line that a person typed: well-formed, NFC, trimmed, at most `maxLength` characters. It may be blank, unless
 * `missing` says what to ask for.
 */
export const singleLine = (maxLength: number, missing?: string) => cleanText(line, maxLength, missing);

/** Like {@link singleLine}, with line breaks. */
export const multiLine = (maxLength: number, missing?: string) => cleanText(lines, maxLength, missing);

/** A text that need not be given: blank, as a form sends what nobody filled in, is none. */
export const optionalText = <Text extends z.ZodType<unknown, string>>(text: Text) =>
  z.union([blank().transform(() => undefined), text]).optional();
