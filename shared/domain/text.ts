import * as z from 'zod';

// Control characters, lone surrogates and bidirectional overrides have no place in what a person writes, and can hide
// or reorder what a reader sees.
const line = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;
const lines = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;

const makeText = (allowed: RegExp, maxLength: number, missing: string | undefined) => {
  const text = z
    .string(missing ?? 'Please write this as text.')
    .regex(allowed, 'Please take out the characters that cannot be read here.')
    .normalize('NFC')
    .trim()
    .max(maxLength, `Please use ${maxLength.toLocaleString('en-GB')} characters or fewer.`);
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
