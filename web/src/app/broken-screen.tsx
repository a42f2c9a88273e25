import { brokenPage as words } from '#words/broken-page.ts';
import { PageHead } from '../components/page-head.tsx';
import { Sentence } from '../components/sentence.tsx';
import { screens } from '../lib/paths.ts';

/** The page shown when a screen could not be loaded or drawn. Only a fresh load helps, so these are plain links. */
export const BrokenScreen = () => (
  <main id="content" className="narrow">
    <PageHead title={words.title} />
    <h1>{words.title}</h1>
    <p>{words.text}</p>
    <p>
      <Sentence
        text={words.waysOut}
        parts={{ again: <a href={location.href}>{words.again}</a>, home: <a href={screens.home}>{words.home}</a> }}
      />
    </p>
  </main>
);
