import { sessionCalls } from '../../shared/session/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { addApp, offerApp, removeApp } from './authenticator-app.ts';
import { makeDependencies } from './dependencies.ts';
import { extendSession } from './extend-session.ts';
import { forgetBrowsers } from './forget-browsers.ts';
import { readSignIn } from './read-sign-in.ts';
import { rememberBrowser } from './remember-browser.ts';
import { signOut } from './sign-out.ts';

export const handler = serve(
  sessionCalls,
  { addApp, forgetBrowsers, extendSession, offerApp, readSignIn, rememberBrowser, removeApp, signOut },
  makeDependencies,
);
