import { describe, expect, it } from 'vitest';
import { firstFacts } from '../organisation/organisation.ts';
import { setOverrides } from '../words/overrides.ts';
import { replyFor } from './referral-replies.ts';

describe('The reply that is suggested to a referrer', () => {
  const known = { reference: 'BCA-2B4K', insteadTo: 'the Tuesday club' };

  it('names the reference, the number to ring and the organisation', () => {
    const reply = replyFor('accepted', known);
    for (const part of ['BCA-2B4K', firstFacts.phone, firstFacts.longName]) expect(reply).toContain(part);
  });

  it('says where else there may be help only with a refusal, and where it is known', () => {
    expect(replyFor('declined', known)).toContain('the Tuesday club');
    expect(replyFor('waiting', known)).not.toContain('the Tuesday club');
    expect(replyFor('declined', { ...known, insteadTo: '' })).not.toContain('instead');
  });

  it('is none where a referrer is told nothing', () => {
    expect(replyFor('junk', known)).toBeUndefined();
    expect(replyFor('withdrawn', known)).toBeUndefined();
  });

  it('is in the words that an admin has published', () => {
    setOverrides('en', {
      'referral-replies.opening': 'Re {1}.',
      'referral-replies.closing': 'Our number is {1}.',
    });
    const reply = replyFor('accepted', known);
    setOverrides('en', {});
    expect(reply).toContain('Re BCA-2B4K.');
    expect(reply).toContain(`Our number is ${firstFacts.phone}.`);
    expect(replyFor('accepted', known)).toContain('Thank you for your referral BCA-2B4K.');
  });
});
