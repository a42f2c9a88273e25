import { overridable } from '../overrides.ts';
/** Pages in place of the requested one. */
export const errorPages = overridable('en/errors', {
  unauthorised: {
    title: 'Unauthorised',
    description: 'This page is for members of staff who are signed in. Here is where to go instead.',
    heading: 'You cannot open this page',
    text: 'Sorry, you are unauthorised to view this page. If this is an error, please contact admin.',
    newAccount:
      'If your account is new, it opens nothing until the organisation has given you access. Please ask an admin for it, then sign in again.',
    signInToOpen: 'Sign in and open it',
    waysOut: '{signIn}, {contact} or {home}.',
    signIn: 'Sign in',
    home: 'go to the home page',
  },
  unknown: {
    title: 'Page not found',
    description: 'There is no page at this address. Here is where to go instead.',
    heading: 'We dropped a stitch',
    text: 'Sorry, that page does not exist. If you think this is an error, please contact admin.',
    waysOut: '{home} or {contact}.',
    home: 'Go to the home page',
  },
  contact: 'contact us',
} as const);
