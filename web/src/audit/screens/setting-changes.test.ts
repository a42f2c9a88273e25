import { expect, it } from 'vitest';
import { describePath } from './setting-changes.tsx';

it('the path of a setting is read as words', () => {
  expect(describePath('rota.weekly.monday')).toBe('Rota, weekly, monday');
  expect(describePath('staffMayAssignThemselves')).toBe('Staff may assign themselves');
});
