import * as z from 'zod';
import { language } from '#words/language.ts';
import { messages } from '#words/messages.ts';

// Control characters, lone surrogates and bidirectional overrides have no place in what a person writes, and can hide
// or reorder what a reader sees.
const line = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
const lines = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;

const makeText = (allowed: RegExp, maxLength: number, missing: string | undefined) => {
  const text = z
    .string(missing ?? messages.notText)
    .regex(allowed, messages.unreadableCharacters)
    .normalize('NFC')
    .trim()
    .max(maxLength, messages.tooLong(maxLength.toLocaleString(language.id)));
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
  z.union([z.literal('').transform(() => undefined), text]).optional();
