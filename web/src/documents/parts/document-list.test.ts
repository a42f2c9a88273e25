import { expect, it } from 'vitest';
import type { PatientDocument } from '../../../../shared/documents/document.ts';
import { describeKind, describeState } from './document-list.tsx';

const letter: PatientDocument = {
  documentId: '01M5YXZYWAKE0RY5QY34VFXM34',
  name: 'Letter',
  type: 'image/jpeg',
  bytes: 1_400_000,
  addedAt: '2026-11-22T10:00:00.000Z',
  state: 'ready',
  version: 1,
};

it('says what kind of file it is and how large', () => {
  expect(describeKind(letter)).toBe('JPG, 1.3 MB');
  expect(describeKind({ ...letter, type: 'application/pdf', bytes: 20 })).toBe('PDF, 1 kB');
});

it('says why a document cannot be opened', () => {
  expect(describeState(letter)).toBeUndefined();
  expect(describeState({ ...letter, state: 'waiting' })).toContain('Being checked');
  expect(describeState({ ...letter, state: 'refused', fault: 'protected' })).toContain('password');
});
