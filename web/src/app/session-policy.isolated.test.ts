import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { privacy } from '#words/pages/privacy.ts';
import { countRefusedCode, refusedCodeTexts, storePendingSignIn } from '../accounts/sign-in/sign-in.ts';
import { arrivalText } from '../accounts/sign-in/sign-in-page.tsx';
import { VerifyForm } from '../accounts/sign-in/verify-page.tsx';
import { watchIdle } from './staff-area/idle-watch.ts';

vi.mock('../../../shared/kernel/session-policy.ts', async (load) => {
  const { withChangedPolicy } = await import('../../../tests/support/changed-policy.ts');
  return withChangedPolicy(await load<object>());
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The text as it is read: without the marks that React puts between pieces of text. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');

it('a changed policy is what people read', () => {
  expect(arrivalText('idle')).toContain('nothing was done for 33 minutes');
  expect(arrivalText('new-tab')).toContain('for 7 hours at most');
  expect(refusedCodeTexts.expired).toContain('a code works for 12 minutes');
  const form = renderToString(createElement(MemoryRouter, null, createElement(VerifyForm)));
  expect(textOf(form)).toContain('The code works for 12 minutes.');
  expect(JSON.stringify(privacy.parts)).toContain('The code stops working after 12 minutes.');
  expect(JSON.stringify(privacy.parts)).toContain('Anyone who does nothing for 33 minutes is signed out.');
});

it('a changed policy is when the browser warns, and when it signs out', () => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      close() {}
    },
  );
  const seen = { extend: vi.fn(), show: vi.fn(), end: vi.fn() };
  watchIdle(seen);
  vi.advanceTimersByTime(30 * 60_000);
  expect(seen.show).toHaveBeenLastCalledWith({ left: 180 });
  vi.advanceTimersByTime(3 * 60_000);
  expect(seen.end).toHaveBeenCalledTimes(1);
});

it('a changed policy is when a code has run out, and how often it may be tried', () => {
  const typed = { username: 'ada', password: 'secret' };
  const signIn = { ...typed, factor: 'text' as const, sentTo: undefined, sentAt: Date.now(), wrongTries: 0 };
  storePendingSignIn({ ...signIn });
  expect([1, 2, 3, 4].map(countRefusedCode)).toEqual(['wrong', 'wrong', 'wrong', 'too-many']);
  storePendingSignIn({ ...signIn });
  vi.advanceTimersByTime(12 * 60_000);
  expect(countRefusedCode()).toBe('expired');
});
