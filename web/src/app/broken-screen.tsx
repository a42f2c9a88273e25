import { PageHead } from '../components/page-head.tsx';
import { screens } from '../lib/paths.ts';

/** Shown when a screen could not be loaded or drawn; a fresh load is the way out, so these are plain links. */
export const BrokenScreen = () => (
  <main id="content" className="narrow">
    <PageHead title="Something went wrong" />
    <h1>Something went wrong</h1>
    <p>Sorry, this page did not load. Please check your connection and load it again.</p>
    <p>
      <a href={location.href}>Load this page again</a> or <a href={screens.home}>go to the home page</a>.
    </p>
  </main>
);
