import { session } from '../../shared/session/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { addApp, offerApp, removeApp } from './authenticator-app.ts';
import { makeDependencies } from './dependencies.ts';
import { forgetBrowsers } from './forget-browsers.ts';
import { keepSession } from './keep-session.ts';
import { readSignIn } from './read-sign-in.ts';
import { rememberBrowser } from './remember-browser.ts';
import { signOut } from './sign-out.ts';

export const handler = serve(
  session,
  { addApp, forgetBrowsers, keepSession, offerApp, readSignIn, rememberBrowser, removeApp, signOut },
  makeDependencies,
);
