import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { TodayScreen } from '../../../../shared/tasks/today.ts';
import { Parts } from './today.tsx';

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

/** What each part says to a person for whom nothing waits. */
const readParts = (today: Partial<TodayScreen>): string[] => {
  const parts = createElement(Parts, { today: { ...nothing, ...today } });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, parts));
  return [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));
};

it('says to somebody new that they have no patients yet, and where to find some', () => {
  expect(readParts({})).toContain(
    'You have no patients yet. As soon as some are assigned to you, this part shows whom nobody has seen of late. Please ask your administrator for your first ones.',
  );
  expect(readParts({ unassigned: { count: 3, more: false } }).at(-1)).toMatch(
    /Until then, look at those whom nobody looks after\.$/,
  );
});

it('says of the patients of somebody who has some what is done', () => {
  const texts = readParts({ patients: { count: 1, more: false } });
  expect(texts).toContain('None of your patients has been without contact for four weeks.');
  expect(texts).toContain('No test of your patients is due.');
  expect(texts.join()).not.toContain('no patients yet');
});

it('praises nobody for what there never was', () => {
  expect(readParts({}).join(' ')).not.toMatch(/\b(?:all|every|everybody|well done)\b/i);
});
