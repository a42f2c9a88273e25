import { expect, it } from 'vitest';
import { draftCalls } from '../drafts/calls.ts';
import { noRevision } from './calls.ts';

it('a draft that names no revision, or a blank one, takes the place of none', () => {
  const { over } = draftCalls.discardDraft.query;
  expect([undefined, '', 'r1'].map((sent) => over.parse(sent))).toEqual([noRevision, noRevision, 'r1']);
});
