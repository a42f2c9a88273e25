import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  givenReference,
  makeReference,
  makeResumeCode,
  makeStatusCode,
  parseReference,
  parseResumeCode,
  parseStatusCode,
} from './reference.ts';

const anyReference = fc.infiniteStream(fc.nat(20)).map((numbers) => {
  // A random source that repeats its first answers for ever must not loop.
  let next = 0;
  return makeReference((below) => ((numbers.next().value ?? 0) + next++) % below);
});

describe('a short reference', () => {
  it('has nothing in it that is taken for something else, and no vowel', () => {
    fc.assert(fc.property(anyReference, (reference) => !/[^\dA-Z-]|[01258ABEILOSUYZ]/.test(reference)));
  });

  it('has a letter and a digit, so that it is neither a name nor a number', () => {
    fc.assert(fc.property(anyReference, (reference) => /\d/.test(reference) && /[A-Z]/.test(reference)));
    let picked = 0;
    // Six letters, six digits, then a mixture: the first two are thrown away.
    const source = [0, 1, 2, 3, 4, 5, 16, 17, 18, 19, 20, 16, 0, 16, 1, 17, 2, 18];
    expect(makeReference(() => source[picked++] ?? 0)).toBe('C3D-4F6');
  });

  it('is known again in any case, with the hyphen, without it and with blanks', () => {
    fc.assert(
      fc.property(anyReference, (reference) => {
        const bare = reference.replace('-', '');
        const ways = [reference, bare, reference.toLowerCase(), ` ${bare.slice(0, 2)} ${bare.slice(2)} `];
        for (const way of [...ways, reference.replace('-', '\u2013')]) expect(parseReference(way)).toBe(reference);
        expect(reference).toMatch(givenReference);
      }),
    );
  });

  it.each(['K7M-4P', 'K7M-4PXX', 'K0M-4PX', 'KTM-XPX', '347-679', 'Khan', '', '01M5YXZYWAKE0RY5QY34VFXM34'])(
    'is not read out of "%s"',
    (text) => expect(parseReference(text)).toBeUndefined(),
  );

  it.each(['K7M-4PX', '01M5YXZYWAKE0RY5QY34VFXM34'])('may have been given as %s', (given) =>
    expect(given).toMatch(givenReference),
  );
  it.each(['k7m-4px', 'K7M4PX', '<b>', '01M5YXZYWAKE0RY5QY34VFXM3'])('was never given as %s', (given) =>
    expect(given).not.toMatch(givenReference),
  );
});

describe('a code in place of a date of birth', () => {
  const anyCode = fc
    .array(fc.nat(), { minLength: 8, maxLength: 8 })
    .map((numbers) => makeStatusCode((below) => (numbers.shift() ?? 0) % below));

  it('can be read aloud, is known again as people type it, and is never taken for a reference', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(code).toMatch(/^[CDFGHJKMNPQRTVWX34679]{4}-[CDFGHJKMNPQRTVWX34679]{4}$/);
        for (const way of [code, code.replace('-', ''), code.toLowerCase(), ` ${code.replace('-', ' ')} `]) {
          expect(parseStatusCode(way)).toBe(code);
          expect(parseReference(way)).toBeUndefined();
        }
      }),
    );
  });

  it.each(['K7M-4PX', 'K0MH-4PXR', '', '1990-05-04'])('is not read out of "%s"', (text) =>
    expect(parseStatusCode(text)).toBeUndefined(),
  );
});

describe('the code of a form that was left', () => {
  it('is known again however it is typed, and taken for no other code', () => {
    const numbers = fc.array(fc.nat(20), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(numbers, (picked) => {
        let next = 0;
        const code = makeResumeCode((below) => (picked[next++] ?? 0) % below);
        const bare = code.replaceAll('-', '');
        return (
          [code, bare, code.toLowerCase(), ` ${bare.slice(0, 5)} ${bare.slice(5)}`].every(
            (typed) => parseResumeCode(typed) === code,
          ) &&
          parseStatusCode(code) === undefined &&
          parseReference(code) === undefined &&
          parseResumeCode(bare.slice(1)) === undefined
        );
      }),
    );
  });
});
