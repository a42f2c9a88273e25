import { expect, it } from 'vitest';
import { dangerOf } from './danger.ts';
import { speaksOfDanger } from './danger-words.ts';

it('says what a referral says of danger: the ticks, the gravest first, and then the words of the reason', () => {
  const referralRiskAssessment = { aggression: true, alone: true, selfHarm: true, criminal: true };
  expect(dangerOf({ referralRiskAssessment })).toEqual(['selfHarm', 'aggression']);
  expect(dangerOf({ referralContent: { content: 'She said she wants to die.' } })).toEqual(['words']);
});

it('says nothing of danger where nobody did', () => {
  expect(dangerOf({})).toEqual([]);
  const referralRiskAssessment = { selfNeglect: true, criminal: true, alone: true, selfHarm: false };
  expect(dangerOf({ referralRiskAssessment, referralContent: { content: 'She does not sleep.' } })).toEqual([]);
});

it.each([
  'I want to die',
  'i just wanna die.',
  "I don't want to live",
  'I don’t want to be here any more',
  'i dont want to wake up',
  'He says he has had SUICIDAL thoughts',
  'My son tried to kill himself last week',
  'thinking of ending my life',
  'I took all my tablets',
  'She took an overdose in May',
  'they would be better off without me',
  'I keep thinking about hurting myself',
  'I have been self-harming since school',
  'self harm',
  'I cannot go on like this',
  'life is not worth living',
  'there is nothing to live for',
  'I wish I was dead',
  'my husband hits me',
  'He has hit me twice',
  'he beats the children and threatened to kill me',
  'I am scared of my partner',
  'I am being abused',
  'it is not safe at home',
  'They are forcing me to marry',
  'he locks me in\nthe house',
  'she was raped',
  'he said he would end it all',
])('hears danger in: %s', (words) => {
  expect(speaksOfDanger(words)).toBe(true);
});

it.each([
  '',
  'I am dying to join the sewing group',
  'The heat is killing me today!',
  'My phone is dead, please write instead',
  'Is there a deadline for the course?',
  'I could kill for a cup of tea',
  'I cut my finger cooking, so my daughter types this',
  'We hit a snag with the booking',
  'Nothing beats your biryani',
  'He works at the end of my road',
  'At the end of my working life I want to paint',
  'My mother died in March and I miss her',
  'Do you take the bus pass?',
  'Is the car park safe at night?',
  'I hurt my back at work',
  'I hurt myself falling off a ladder and cannot climb stairs',
  'Can my mum come with me? She does not want to live far away',
  'I want to be here early on Monday',
  'Please take me off the list',
  'I am afraid of dogs, are there any in the garden?',
  'He kicked a ball through the window',
  'Is it harmful to mix the classes?',
  'The chocolate cake was to die for',
  'My therapist moved away',
  'I cannot go on Tuesday',
  'She is skilled with a needle',
  'I have no reason to complain',
])('hears nothing but what is said in: %s', (words) => {
  expect(speaksOfDanger(words)).toBe(false);
});
