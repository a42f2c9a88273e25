import { type ComponentType, useEffect, useState } from 'react';

/** A way to have the page read aloud. Nothing of it is a part of what a page starts with; without a voice there is none. */
export const ReadAloud = () => {
  const [Controls, setControls] = useState<ComponentType>();
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    // A page that cannot be read aloud is still a page: nothing is said of it.
    void import('./controls.tsx').then(
      ({ ReadAloudControls }) => setControls(() => ReadAloudControls),
      () => undefined,
    );
  }, []);
  return Controls ? <Controls /> : null;
};
