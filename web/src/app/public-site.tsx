import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { BrokenScreen } from './broken-screen.tsx';
import { PublicLayout } from './public-layout/public-layout.tsx';
import { findPublicPage } from './public-pages.ts';
import { Root } from './root.tsx';

type Shown = { path: string; Component: ComponentType };

/** The page of the address. The one before it stays until the next has come. */
const usePage = (first: Shown): ComponentType => {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(first);
  useEffect(() => {
    let wanted = true;
    const { path, load } = findPublicPage(pathname);
    const show = (Component: ComponentType) => wanted && setShown({ path, Component });
    if (path !== shown.path)
      load().then(
        (page) => show(page.Component),
        () => show(BrokenScreen),
      );
    return () => {
      wanted = false;
    };
  }, [pathname, shown.path]);
  return shown.Component;
};

/** The public pages without the staff area: what a visitor's browser runs. */
export const PublicSite = ({ first }: { first: Shown }) => {
  const Page = usePage(first);
  return useRoutes([
    { element: <Root />, children: [{ element: <PublicLayout />, children: [{ path: '*', element: <Page /> }] }] },
  ]);
};
