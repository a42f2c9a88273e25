import { expect, it } from 'vitest';
import { drafts, noRevision } from './calls.ts';

it('a draft that names no revision, or a blank one, takes the place of none', () => {
  const { over } = drafts.discardDraft.query;
  expect([undefined, '', 'r1'].map((sent) => over.parse(sent))).toEqual([noRevision, noRevision, 'r1']);
});
