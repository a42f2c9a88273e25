import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { language } from '#words/language.ts';
import { inLanguage } from '../../shared/site/site-languages.ts';
import { findPublicPage } from './app/public-pages.ts';
import { PublicSite } from './app/public-site.tsx';

/** A page as React draws it, with its title and metas still in front of it; its pattern and its source file. */
export const renderPage = async (address: string) => {
  const { path, source, load } = findPublicPage(address);
  const { Component } = await load();
  const html = renderToString(
    <StrictMode>
      <StaticRouter basename={inLanguage(language.key, '/')} location={inLanguage(language.key, address)}>
        <PublicSite first={Component} />
      </StaticRouter>
    </StrictMode>,
  );
  return { html, pattern: path, source };
};
