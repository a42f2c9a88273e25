import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The current time, updated every minute: for texts that say how long ago something was. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
