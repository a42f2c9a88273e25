import { expect, it } from 'vitest';
import { pickVoice } from './reader.ts';

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault });

it('takes a voice of the device for the language of the page, of its country if there is one', () => {
  const voices = [voice('de-DE'), voice('en-US'), voice('en_GB'), voice('ur-PK')];
  expect(pickVoice(voices, 'en-GB')?.lang).toBe('en_GB');
  expect(pickVoice(voices, 'ur')?.lang).toBe('ur-PK');
});

it('takes the usual one of several from other countries', () => {
  expect(pickVoice([voice('en-US'), voice('en-AU', true, true)], 'en-GB')?.lang).toBe('en-AU');
});

it('takes none that sends the words away, and none of another language', () => {
  expect(pickVoice([voice('en-GB', false, true), voice('pa-IN', false)], 'en-GB')).toBeUndefined();
  expect(pickVoice([voice('hi-IN')], 'gu')).toBeUndefined();
  expect(pickVoice([], 'en-GB')).toBeUndefined();
});
