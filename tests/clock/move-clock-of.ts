const preload = new URL('./move-clock.ts', import.meta.url).href;

/** The environment of a process whose clock, and that of every Node process below it, is at an instant now. */
export const moveClock = (instant: Date): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${preload}`.trim(),
  CLOCK_OFFSET: String(instant.getTime() - Date.now()),
});
