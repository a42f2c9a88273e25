import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dangerTicks } from '../../../../shared/domain/danger-ticks.ts';
import { referralGroups } from '../../../../shared/forms/referral-form.ts';

it('is shown by the style sheet for the ticks that mean danger, and for no other', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'help-now.module.css'), 'utf8');
  expect([...sheet.matchAll(/\$="\.(\w+)"/g)].map(([, tick]) => tick).sort()).toEqual([...dangerTicks].sort());
});

it('stands right below those ticks, which come before the others', () => {
  const ticks = Object.keys(referralGroups.referralRiskAssessment.fields);
  expect(ticks.slice(0, dangerTicks.length)).toEqual([...dangerTicks]);
});
