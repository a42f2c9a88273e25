import { minuteMs, sessionPolicy } from '../../../../shared/kernel/session-policy.ts';

const { idleMinutes, warningMinutes } = sessionPolicy;
const signOutAfter = idleMinutes * minuteMs;
const warnAfter = signOutAfter - warningMinutes * minuteMs;
const reportEvery = minuteMs;

export type IdleState = { left: number } | undefined;

type Options = {
  /** Extends the session on the server. */
  extend: () => void;
  /** The seconds left, while there is a warning. */
  show: (state: IdleState) => void;
  end: () => void;
};

const channelName = 'staff-activity';
const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'input'] as const;

/**
 * Watches for activity in any tab of the staff area. The server counts calls only: activity without one, like
 * typing a long note, extends the session there at most once a minute. Some time before the end there is a warning,
 * which only its button closes.
 */
export const watchIdle = ({ extend, show, end }: Options): (() => void) => {
  let lastSign = Date.now();
  let reportedAt = lastSign;
  let ended = false;
  const channel = new BroadcastChannel(channelName);
  const markActive = (at: number) => {
    lastSign = Math.max(lastSign, at);
    tick();
  };
  const tick = () => {
    if (ended) return;
    const now = Date.now();
    const idle = now - lastSign;
    if (idle >= signOutAfter) {
      ended = true;
      return end();
    }
    show(idle >= warnAfter ? { left: Math.ceil((signOutAfter - idle) / 1000) } : undefined);
    if (lastSign > reportedAt && now - reportedAt >= reportEvery) {
      reportedAt = now;
      extend();
    }
  };
  const notice = () => {
    const now = Date.now();
    if (now - lastSign >= warnAfter) return;
    if (now - lastSign >= 1_000) channel.postMessage(now);
    lastSign = now;
  };
  const answer = () => {
    const now = Date.now();
    channel.postMessage(now);
    reportedAt = now;
    markActive(now);
    extend();
  };
  channel.onmessage = ({ data }: MessageEvent<number>) => markActive(data);
  for (const sign of signs) document.addEventListener(sign, notice, { passive: true, capture: true });
  // Timers sleep with the machine: the clock is read again as soon as it wakes.
  for (const wake of ['visibilitychange', 'resume'] as const) document.addEventListener(wake, tick);
  window.addEventListener('pageshow', tick);
  document.addEventListener(staySignedInEvent, answer);
  const timer = setInterval(tick, 1_000);
  return () => {
    clearInterval(timer);
    channel.close();
    for (const sign of signs) document.removeEventListener(sign, notice, { capture: true });
    for (const wake of ['visibilitychange', 'resume'] as const) document.removeEventListener(wake, tick);
    window.removeEventListener('pageshow', tick);
    document.removeEventListener(staySignedInEvent, answer);
  };
};

const staySignedInEvent = 'stay-signed-in';

/** The answer to the warning. */
export const staySignedIn = (): void => void document.dispatchEvent(new Event(staySignedInEvent));
