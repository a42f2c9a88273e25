const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;

/** Resolves with the first sign that somebody uses the page, or at once when they came here from another page. */
export const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) return resolve();
    const used = () => {
      for (const sign of signs) removeEventListener(sign, used);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, used, { passive: true });
  });
