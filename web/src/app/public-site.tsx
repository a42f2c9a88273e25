import { type ComponentType, useEffect, useState } from 'react';
import { type Location, useLocation, useRoutes } from 'react-router-dom';
import { BrokenScreen } from './broken-screen.tsx';
import { PublicLayout } from './public-layout/public-layout.tsx';
import { findPublicPage } from './public-pages.ts';
import { Root } from './root.tsx';

type Shown = { location: Location; Component: ComponentType };

/** The page of the address. The earlier page stays, with its own address, until the next has loaded. */
const useShown = (first: ComponentType): Shown => {
  const location = useLocation();
  const [shown, setShown] = useState<Shown>({ location, Component: first });
  useEffect(() => {
    let wanted = true;
    const show = (Component: ComponentType) => wanted && setShown({ location, Component });
    const page = findPublicPage(location.pathname);
    if (page === findPublicPage(shown.location.pathname)) {
      if (location !== shown.location) show(shown.Component);
    } else {
      page.load().then(
        ({ Component }) => show(Component),
        () => show(BrokenScreen),
      );
    }
    return () => {
      wanted = false;
    };
  }, [location, shown]);
  return shown;
};

/** The public pages without the staff area: what a visitor's browser runs. */
export const PublicSite = ({ first }: { first: ComponentType }) => {
  const { location, Component } = useShown(first);
  const page = [{ path: '*', element: <Component /> }];
  return useRoutes([{ element: <Root />, children: [{ element: <PublicLayout />, children: page }] }], location);
};
