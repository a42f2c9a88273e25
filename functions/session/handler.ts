import { sessionCalls } from '../../shared/session/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { addApp, offerApp, removeApp } from './authenticator-app.ts';
import { makeDependencies, type SessionHandlers } from './dependencies.ts';
import { describeSignIn, forgetBrowsers, rememberBrowser } from './own-browsers.ts';

const handlers: SessionHandlers = {
  addApp,
  // `authorise` has already extended the session.
  extendSession: async ({ caller: { username, role } }) => ({ status: 200, body: { username, role } }),
  forgetBrowsers,
  offerApp,
  readSignIn: async ({ caller }, dependencies) => ({
    status: 200,
    body: await describeSignIn(caller, dependencies),
  }),
  rememberBrowser,
  removeApp,
  signOut: async ({ caller, auditContext }, { sessions }) => {
    await sessions.end(caller.signIn, auditContext);
    return { status: 200, body: { message: 'You have been signed out.' } };
  },
};

export const handler = serve(sessionCalls, handlers, makeDependencies);
