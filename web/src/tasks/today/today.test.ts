import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { TodayScreen } from '../../../../shared/tasks/today.ts';
import { Work } from './today.tsx';

const none = { content: [], total: 0, more: false };
const nothing: TodayScreen = {
  alerts: none,
  reviews: none,
  referrals: none,
  arrived: none,
  apart: { referrals: { count: 0, more: false, danger: 0 }, messages: { count: 0, danger: 0 } },
  unassigned: { count: 0, more: false },
  messages: none,
  tests: none,
  pairs: { due: 0, paired: 0, more: false },
  patients: { count: 0, more: false },
  unseen: none,
  sessions: [],
  groups: [],
  openings: none,
  tasks: none,
  calls: none,
  newPatients: none,
  drafts: [],
};

/** What is said to a person for whom nothing waits. */
const readWords = (today: Partial<TodayScreen>): string => {
  const work = createElement(Work, {
    today: { ...nothing, ...today },
    me: { id: 'me', name: 'Nasreen Akhtar' },
    ofOthers: [],
  });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, work));
  return html.replaceAll('</p>', '\n').replaceAll(/<[^>]*>/g, '');
};

it('says to somebody new that they have no patients yet, and where to find some', () => {
  expect(readWords({})).toContain('Please ask your administrator for your first ones.');
  expect(readWords({ unassigned: { count: 3, more: false } })).toMatch(
    /Until then, look at those whom nobody looks after\.$/m,
  );
});

it('says to somebody who has done their work that nothing waits', () => {
  const words = readWords({ patients: { count: 1, more: false } });
  expect(words.trim()).toBe('Nothing waits for you today.');
});

it('does not say that nothing waits while a list has more than was read', () => {
  expect(readWords({ tasks: { content: [], total: 1, more: false } })).not.toContain('Nothing waits');
});
