import { hourMs, sessionPolicy } from '../../shared/kernel/session-policy.ts';
import type { OwnSignIn } from '../../shared/session/calls.ts';
import type { Caller } from '../kernel/http/handler.ts';
import type { SessionDependencies, SessionHandlers } from './dependencies.ts';

export const rememberedUntil = (provedAt: number): string =>
  new Date(provedAt + sessionPolicy.rememberedHours * hourMs).toISOString();

const shownDigits = 3;

/** How the caller signs in, as it is now. */
export const describeSignIn = async (
  caller: Caller,
  { browsers, devices, secondFactorOf }: SessionDependencies,
): Promise<OwnSignIn> => {
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

export const readSignIn: SessionHandlers['readSignIn'] = async ({ caller }, dependencies) => ({
  status: 200,
  body: await describeSignIn(caller, dependencies),
});
