import { type ComponentType, useEffect, useState } from 'react';

/** A way to have the page read aloud. It is loaded after the page; without a voice it is not shown. */
export const ReadAloud = () => {
  const [Controls, setControls] = useState<ComponentType>();
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    // A page that cannot be read aloud is still a page: there is no message.
    void import('./controls.tsx').then(
      ({ ReadAloudControls }) => setControls(() => ReadAloudControls),
      () => undefined,
    );
  }, []);
  return Controls ? <Controls /> : null;
};
