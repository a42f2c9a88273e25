import './styles/global.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { language } from '#words/language.ts';
import { inLanguage } from '../../shared/site/site-languages.ts';
import { BrokenPage } from './app/broken-screen.tsx';
import { findPublicPage } from './app/public-pages.ts';
import { PublicSite } from './app/public-site.tsx';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no place for the application.');

// Every page was drawn when the site was built; the file says which one it is.
const { load } = findPublicPage(root.dataset.page ?? '');
const { Component } = await load();
hydrateRoot(
  root,
  <StrictMode>
    <BrokenPage>
      <BrowserRouter basename={inLanguage(language.key, '/')}>
        <PublicSite first={Component} />
      </BrowserRouter>
    </BrokenPage>
  </StrictMode>,
);
