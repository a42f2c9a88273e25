import './styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './app/routes.tsx';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no place for the application.');

// The screens bring their own heading.
for (const words of document.head.querySelectorAll('[data-first]')) words.remove();

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
