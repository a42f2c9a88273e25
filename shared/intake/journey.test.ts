import { describe, expect, it } from 'vitest';
import { askedFields, type Group, isList, type ListGroup } from '../kernel/forms/field.ts';
import { controlName } from '../kernel/forms/read-entries.ts';
import { readAudience } from './form-steps.ts';
import { fieldOrderFor, groupsFor, hiddenPartsFor, stepsFor, unaskedOf } from './journey.ts';
import { type Audience, type ReferralGroupName, referralGroups } from './referral-form.ts';

const audiences = ['me', 'family', 'client'] as const satisfies readonly Audience[];

const everyControl = Object.entries<Group | ListGroup>(referralGroups).flatMap(([name, group]) =>
  isList(group) ? [name] : askedFields(group).map(([field]) => controlName(name, field)),
);

/** Each question of a group of ticks is one; so is a choice, and a choice of several. */
const questionsOf = (audience: Audience): number => {
  const [, ...steps] = stepsFor(audience);
  const unasked = unaskedOf({ referralAudience: { audience } });
  const controls = steps
    .filter(({ isFolded }) => !isFolded)
    .flatMap(({ parts }) => parts)
    .flatMap(({ name, group }) => (isList(group) ? [name] : Object.keys(group.fields).map((one) => `${name}.${one}`)))
    .filter((control) => !unasked.includes(control))
    .map((control) => control.replace(/^(referralRiskAssessment)\..*/, '$1'));
  return new Set(controls).size;
};

describe('the referral form for somebody', () => {
  it('asks few questions on the way: a person and a relative at most seven, a professional at most twelve', () => {
    expect(audiences.map(questionsOf)).toEqual([6, 7, 12]);
  });

  it.each([...audiences, undefined])('leaves no question out and asks none twice: %s', (audience) => {
    const hidden = hiddenPartsFor(audience).flatMap(({ name, group }) =>
      isList(group) ? [name] : Object.keys(group.fields).map((field) => controlName(name, field)),
    );
    expect([...fieldOrderFor(audience), ...hidden].sort()).toEqual([...everyControl].sort());
  });

  it('asks of oneself nothing about a referrer, and of others what it takes', () => {
    const hidden = (audience: Audience) => hiddenPartsFor(audience).map(({ name }) => name);
    expect(hidden('me')).toEqual(['referralPersonalDetails', 'referralReferrer']);
    expect([hidden('family'), hidden('client')]).toEqual([[], []]);
  });

  it('begins with the referrer for a professional, and with the person for a relative', () => {
    const first = (audience: Audience) => stepsFor(audience)[1]?.parts[0]?.name;
    expect(first('client')).toBe('referralReferrer');
    expect(first('family')).toBe('referralPersonalDetails');
  });

  it('asks why the person may not know only once they have not agreed', () => {
    const asks = (agreed: string) =>
      !unaskedOf({ referralAudience: { audience: 'client' }, referralPersonalDetails: { agreed } }).includes(
        'referralPersonalDetails.awareness',
      );
    expect([asks(''), asks('yes'), asks('no')]).toEqual([false, false, true]);
  });

  it('keeps an answer in sight that was given before its question was asked', () => {
    const typed = { agreed: '', awareness: 'She is afraid.' };
    const unasked = (agreed: string) =>
      unaskedOf({ referralAudience: { audience: 'client' }, referralPersonalDetails: { ...typed, agreed } });
    expect(unasked('')).not.toContain('referralPersonalDetails.awareness');
    // Once the other question is answered otherwise, it is not asked after all.
    expect(unasked('yes')).toContain('referralPersonalDetails.awareness');
  });

  it('speaks to a person of themselves, and to others of somebody else', () => {
    const words = (audience: Audience, names: readonly ReferralGroupName[]) =>
      names.flatMap((name) => {
        const group = groupsFor(audience)[name];
        return [group.title, ...(isList(group) ? [] : askedFields(group).map(([, { label }]) => label))];
      });
    const about = [
      'referralPersonalDetails',
      'referralSafeContact',
      'referralRiskAssessment',
      'referralGpDetails',
    ] as const;
    expect(words('me', about).filter((text) => /\b(their|them|themselves|the person)\b/i.test(text))).toEqual([
      // Asked of others only.
      'Has the person agreed to this referral?',
      'If the person does not know about this referral, why not?',
    ]);
    for (const audience of ['family', 'client'] as const) {
      expect(words(audience, about).filter((text) => /\b(yourself|my|reach you|contact you)\b/i.test(text))).toEqual(
        [],
      );
      expect(words(audience, ['referralReferrer']).filter((text) => !/^you/i.test(text))).toEqual(
        audience === 'family' ? ['How you know them'] : [],
      );
    }
  });

  it('knows only the three of whom there can be', () => {
    expect([readAudience('client'), readAudience('everybody'), readAudience(null)]).toEqual([
      'client',
      undefined,
      undefined,
    ]);
  });
});
