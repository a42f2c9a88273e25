import { overridable } from '../overrides.ts';
/** A page that could not be loaded or drawn. */
export const brokenPage = overridable('en/broken-page', {
  title: 'Something went wrong',
  text: 'Sorry, this page did not load. Please check your connection and load it again.',
  waysOut: '{again} or {home}.',
  again: 'Load this page again',
  home: 'go to the home page',
} as const);
