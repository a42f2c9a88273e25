import type { brokenPage as english } from '../en/broken-page.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const brokenPage: Words<typeof english> = overridable('pa/broken-page', {
  title: 'ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ',
  text: 'ਮਾਫ਼ ਕਰਨਾ, ਇਹ ਪੰਨਾ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਵੇਖੋ ਅਤੇ ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ।',
  waysOut: '{again} ਜਾਂ {home}।',
  again: 'ਇਹ ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ',
  home: 'ਪਹਿਲੇ ਪੰਨੇ ਉੱਤੇ ਜਾਓ',
});
