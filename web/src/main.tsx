import './styles/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadMatchedRoutes } from './app/load-matched-routes.ts';
import { routes } from './app/routes.tsx';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no place for the application.');

const screen = await loadMatchedRoutes(routes, location.pathname);
const app = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>
);
// Public pages were drawn when the site was built; the shell of the staff area is empty.
if (root.dataset.page === screen?.path) hydrateRoot(root, app);
else createRoot(root).render(app);
