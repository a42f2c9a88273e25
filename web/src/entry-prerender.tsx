import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { loadMatchedRoutes } from './app/load-matched-routes.ts';
import { routes } from './app/routes.tsx';

/** A page as React draws it, its title and metas still in front of it; its pattern and its source file. */
export const renderPage = async (path: string) => {
  const screen = await loadMatchedRoutes(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect and cannot be a page.`);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
  return { html, pattern: screen?.path, source: screen?.handle };
};
