import { hourMs, sessionPolicy } from '../../shared/kernel/session-policy.ts';
import { nameBrowser } from '../../shared/session/name-browser.ts';
import type { Caller } from '../kernel/http/handler.ts';
import { conflict } from '../kernel/http/outcome.ts';
import type { SessionDependencies, SessionHandlers } from './dependencies.ts';

const rememberedUntil = (provedAt: number): string =>
  new Date(provedAt + sessionPolicy.rememberedHours * hourMs).toISOString();

const shownDigits = 3;

/** How the caller signs in, as it is now. */
export const describeSignIn = async (caller: Caller, { browsers, devices, secondFactorOf }: SessionDependencies) => {
  const { username, device } = caller.signIn;
  const [{ mobile, hasApp }, known, tracked] = await Promise.all([
    secondFactorOf(caller).read(username),
    browsers.read(username),
    devices.list(username),
  ]);
  const remembered = browsers.listRemembered(known, Date.now());
  return {
    mobileEnd: mobile.slice(-shownDigits),
    hasApp,
    browsers: tracked
      .flatMap(({ key, address, lastUsedAt }) => {
        const browser = remembered.get(key);
        if (!browser) return [];
        const used = lastUsedAt ?? new Date(browser.provedAt);
        const until = rememberedUntil(browser.provedAt);
        return [
          { id: key, name: browser.name, address, lastUsedAt: used.toISOString(), until, isThis: key === device },
        ];
      })
      .toSorted((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt)),
  };
};

/** The current sign-in continues, even in a browser that is forgotten. */
export const forgetBrowsers: SessionHandlers['forgetBrowsers'] = async (
  { caller, body: { id }, auditContext },
  dependencies,
) => {
  const { browsers, devices } = dependencies;
  const { username, device, originJti } = caller.signIn;
  const known = await browsers.read(username);
  const remembered = [...browsers.listRemembered(known, Date.now()).keys()];
  const forgotten = remembered.filter((key) => id === undefined || key === id);
  await browsers.forget(username, { devices: forgotten, exceptFor: originJti }, auditContext);
  for (const key of forgotten) {
    // If the pool forgot the caller's own browser, its token could not be refreshed.
    await (key === device ? devices.stopRemembering(username, key) : devices.forget(username, key));
  }
  return { status: 200, body: await describeSignIn(caller, dependencies) };
};

const notNow = 'This browser can be remembered when you sign in with a code. Please sign in again to do so.';

/**
 * The sign-in must be one that a code was given in: otherwise a remembered browser could renew itself for ever. The
 * time limit is stored before Cognito is told, so that no browser is remembered without one.
 */
export const rememberBrowser: SessionHandlers['rememberBrowser'] = async (
  { caller: { signIn }, client, auditContext },
  { browsers, devices },
) => {
  const { username, device, authTime, originJti } = signIn;
  if (device === undefined) return conflict(notNow);
  const isNew = await browsers.remember({ ...signIn, device }, nameBrowser(client.userAgent), auditContext);
  if (!isNew) {
    const known = await browsers.read(username);
    // The same request, sent again: it may have failed half-way.
    const isOwn = browsers.listRemembered(known, Date.now()).get(device)?.provedBy === originJti;
    if (!isOwn) return conflict(notNow);
    await browsers.recordChange(username, auditContext);
  }
  await devices.remember(username, device);
  return { status: 200, body: { until: rememberedUntil(authTime) } };
};
