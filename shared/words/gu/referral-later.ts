import type { referralLater as english } from '../en/referral-later.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const referralLater: Words<typeof english> = overridable('gu/referral-later', {
  rememberMe: 'આગલી અરજી માટે આ બ્રાઉઝરમાં મને યાદ રાખો: હું કોણ છું એટલું જ, દર્દીનું કંઈ નહીં',
  nothingSent: 'હજી કંઈ મોકલાયું નથી. તમે જે ખાલી રાખ્યું તે અહીં બતાવ્યું નથી.',
  change: 'બદલો',
  back: 'ફોર્મ પર પાછા',
  begunBefore: 'તમે આ ફોર્મ પહેલાં શરૂ કર્યું હતું',
  stillHere: 'તમારા જવાબ હજી આ જ ટૅબમાં છે. બીજા કોઈએ જોયા નથી.',
  carryOn: 'આગળ વધો',
  startAgain: 'ફરી શરૂ કરો',
});
