import * as z from 'zod';
import { language } from '#words/language.ts';
import { messages } from '#words/messages.ts';
import { ourDigits } from './digits.ts';

/*
 * Builders of every text in a request. Each begins with its length limit: no text is searched, normalised or trimmed
 * beyond what the field can contain. `tests/platform/text-caps.test.ts` walks the contract for it.
 */

type Words = { readonly missing?: string | undefined; readonly tooLong?: string | undefined };

// A lone surrogate is half a character: storing it would give another text than the one that was sent.
const loneSurrogate = /\p{Cs}/u;

type Check = z.core.CheckFn<string> | z.core.$ZodCheck<string>;

const wellFormed = z.refine<string>((typed) => !loneSurrogate.test(typed), {
  error: messages.unreadableCharacters,
  abort: true,
});

/**
 * A well-formed text of at most `maxLength` UTF-16 units; these two checks come before any other. All are given at once:
 * each further method call on a schema copies it, and every function makes hundreds of texts as it starts.
 */
export const cappedText = (maxLength: number, { missing, tooLong }: Words = {}, ...checks: Check[]): z.ZodString =>
  z.string(missing).check(z.maxLength(maxLength, { error: tooLong, abort: true }), wellFormed, ...checks);

export const blank = (message?: string) =>
  cappedText(0, { missing: message, tooLong: message }) as unknown as z.ZodType<'', ''>;

/** A text of one pattern: one message, whatever is wrong with it. */
export const patternText = (maxLength: number, pattern: RegExp, message: string): z.ZodString =>
  cappedText(maxLength, { missing: message, tooLong: message }, z.regex(pattern, message));

/** An id of an account of the user pool, or a word of ours in its place, like `nobody`. */
export const accountIdText = (message: string): z.ZodString => patternText(128, /^[\w-]+$/, message);

const recordIds = new WeakSet<z.ZodType>();

/** An id with a pattern of its own; `message` says that there is nothing of that id. */
export const idText = (maxLength: number, pattern: RegExp, message: string): z.ZodString => {
  const id = patternText(maxLength, pattern, message);
  recordIds.add(id);
  return id;
};

/** An id that the product made; `message` says that there is nothing of that id. */
export const ulidText = (message: string, ...checks: Check[]): z.ZodString => {
  const id = cappedText(26, { missing: message, tooLong: message }, z.ulid(message), ...checks);
  recordIds.add(id);
  return id;
};

export const isRecordId = (schema: z.ZodType | undefined): boolean => schema !== undefined && recordIds.has(schema);

/** One of a few words. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[], message?: string) => {
  const maxLength = Math.max(...choices.map((choice) => choice.length));
  const described = z.meta({ enum: [...choices] });
  // The type tells a client which words there are.
  return cappedText(maxLength, { missing: message, tooLong: message }, described).pipe(
    z.enum(choices, message),
  ) as unknown as z.ZodType<Choice, Choice>;
};

/** An email address, at its longest by default; user pools take fewer characters. */
export const emailText = (message: string, maxLength = 254): z.ZodString =>
  cappedText(maxLength, { missing: message, tooLong: messages.emailTooLong(maxLength) }, z.email(message));

// Control characters, lone surrogates and bidirectional overrides do not belong in people's texts, and can hide or
// reorder what a reader sees.
const line = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
const lines = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;

/**
 * Normalising takes time with the square of the length of a run of combining marks. No language needs more than 30 on
 * one letter: Unicode's Stream-Safe Text Format (UAX 15) ends a run there.
 */
const tooManyMarks = /\p{M}{31}/u;
const fewMarks = z.refine<string>((typed) => !tooManyMarks.test(typed), {
  error: messages.unreadableCharacters,
  abort: true,
});

/** Composing turns at most four units into one, so that a text which fits after tidying is never cut off before. */
const unitsPerCharacter = 4;

const makeText = (allowed: RegExp, maxLength: number, missing: string | undefined) => {
  const tooLong = messages.tooLong(maxLength.toLocaleString(language.id, ourDigits));
  return cappedText(
    maxLength * unitsPerCharacter,
    { missing: missing ?? messages.notText, tooLong },
    fewMarks,
    z.regex(allowed, { error: messages.unreadableCharacters, abort: true }),
    z.normalize('NFC'),
    z.trim(),
    z.maxLength(maxLength, tooLong),
    ...(missing === undefined ? [] : [z.minLength(1, missing)]),
  );
};

const made = new Map<string, z.ZodString>();

// The forms have a hundred texts of a few kinds, and a schema takes long to make: each kind is made once.
const cleanText = (allowed: RegExp, maxLength: number, missing: string | undefined): z.ZodString => {
  const kind = JSON.stringify([allowed.source, maxLength, missing]);
  const text = made.get(kind) ?? makeText(allowed, maxLength, missing);
  made.set(kind, text);
  return text;
};

/**
 * One line that a person typed: well-formed, NFC, trimmed, at most `maxLength` characters. It may be blank, unless
 * `missing` gives the message for a blank one.
 */
export const singleLine = (maxLength: number, missing?: string) => cleanText(line, maxLength, missing);

/** Like {@link singleLine}, with line breaks. */
export const multiLine = (maxLength: number, missing?: string) => cleanText(lines, maxLength, missing);

const blankAsNone = blank().transform(() => undefined);

/** A union has words of its own only: these are the first of what its last choice says. */
const wordsOfLast: z.core.$ZodErrorMap<z.core.$ZodIssueInvalidUnion> = ({ errors }) => errors.at(-1)?.[0]?.message;

/** An optional text: blank, as a form sends an empty field, means none. */
export const optionalText = <Text extends z.ZodType<unknown, string>>(text: Text) =>
  z.union([blankAsNone, text], { error: wordsOfLast }).optional();

/** The email address that names an account: at most as long as the user pool takes, and always in small letters. */
export const accountAddress = (wrong: string) => emailText(wrong, 128).transform((text) => text.toLowerCase());
