import type { SessionHandlers } from './dependencies.ts';
import { describeSignIn } from './read-sign-in.ts';

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
