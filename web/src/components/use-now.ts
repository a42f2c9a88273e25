import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time of the clock, again every minute: for what says how long ago something was. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
