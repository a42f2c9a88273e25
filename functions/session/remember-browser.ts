import { conflict } from '../kernel/http/outcome.ts';
import type { SessionHandlers } from './dependencies.ts';
import { nameBrowser } from './name-browser.ts';
import { rememberedUntil } from './read-sign-in.ts';

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
