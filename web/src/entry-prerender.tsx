import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { findPublicPage } from './app/public-pages.ts';
import { PublicSite } from './app/public-site.tsx';

/** A page as React draws it, its title and metas still in front of it; its pattern and its source file. */
export const renderPage = async (address: string) => {
  const { path, source, load } = findPublicPage(address);
  const { Component } = await load();
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <PublicSite first={Component} />
      </StaticRouter>
    </StrictMode>,
  );
  return { html, pattern: path, source };
};
