import { describe, expect, it } from 'vitest';
import { askedFields, type Group, isList, type ListGroup } from '../kernel/forms/field.ts';
import { controlName } from '../kernel/forms/read-entries.ts';
import { type FormPart, readAudience } from './form-steps.ts';
import { fieldOrderFor, formFor, groupsFor, hiddenPartsFor, pagesOf, unaskedOf } from './journey.ts';
import { type Audience, type ReferralGroupName, referralGroups } from './referral-form.ts';

const audiences = ['me', 'family', 'client'] as const satisfies readonly Audience[];

const controlsOf = (parts: readonly FormPart[]): string[] =>
  parts.flatMap(({ name, group }) =>
    isList(group) ? [name] : askedFields(group).map(([field]) => controlName(name, field)),
  );

const everyControl = controlsOf(
  (Object.entries(referralGroups) as [ReferralGroupName, Group | ListGroup][]).map(([name, group]) => ({
    name,
    group,
  })),
);

const waysOf = (audience: Audience) => formFor(audience, true).way.flatMap(({ pages }) => pages);

/** Each question of a group of ticks is one; so is a choice, and a choice of several. */
const questionsOf = (audience: Audience): number => {
  const unasked = unaskedOf({}, audience);
  const controls = controlsOf(waysOf(audience))
    .filter((control) => !unasked.includes(control))
    .map((control) => control.replace(/^(referralRiskAssessment)\..*/, '$1'));
  return new Set(controls).size;
};

describe('the referral form for somebody', () => {
  it('asks few questions on the way: a person and a relative at most seven, a professional at most twelve', () => {
    expect(audiences.map(questionsOf)).toEqual([6, 7, 12]);
  });

  it.each(audiences)('leaves no question out and asks none twice: %s', (audience) => {
    const asked = [...fieldOrderFor(audience), ...controlsOf(hiddenPartsFor(audience))];
    // Whom it is for is said by choosing the form.
    expect(['referralAudience.audience', ...asked].sort()).toEqual([...everyControl].sort());
  });

  it.each(audiences)('has few questions on a page, and each page an address of its own: %s', (audience) => {
    const counts = waysOf(audience).map((page) =>
      page.name === 'referralRiskAssessment' ? 1 : controlsOf([page]).length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    const ids = pagesOf(formFor(audience, true)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says in words when a question is asked only where nothing can hide it', () => {
    const hintOf = (hides: boolean) =>
      pagesOf(formFor('family', hides)).flatMap(({ group }) =>
        isList(group) ? [] : (group.fields.awareness?.hint ?? []),
      );
    expect(hintOf(false)).toContain('Only if you chose ‘No’ at ‘Do they know that you are asking us, and agree?’.');
    expect(hintOf(true)).toEqual([]);
  });

  it('asks of oneself nothing about a referrer, and of others what it takes', () => {
    const hidden = (audience: Audience) => hiddenPartsFor(audience).map(({ name }) => name);
    expect(hidden('me')).toEqual(['referralPersonalDetails', 'referralReferrer']);
    expect([hidden('family'), hidden('client')]).toEqual([[], []]);
  });

  it('begins with the referrer for a professional, and with the person for a relative', () => {
    const first = (audience: Audience) => waysOf(audience)[0]?.name;
    expect(first('client')).toBe('referralReferrer');
    expect(first('family')).toBe('referralPersonalDetails');
  });

  it('asks why the person may not know only once they have not agreed', () => {
    const asks = (agreed: string) =>
      !unaskedOf({ referralPersonalDetails: { agreed } }, 'client').includes('referralPersonalDetails.awareness');
    expect([asks(''), asks('yes'), asks('no')]).toEqual([false, false, true]);
  });

  it('keeps an answer in sight that was given before its question was asked', () => {
    const typed = { agreed: '', awareness: 'She is afraid.' };
    const unasked = (agreed: string) => unaskedOf({ referralPersonalDetails: { ...typed, agreed } }, 'client');
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
