import { Component, type ReactNode } from 'react';
import { brokenPage as words } from '#words/broken-page.ts';
import { Heading } from '../kernel/components/heading.tsx';
import { PageHead } from '../kernel/components/page-head.tsx';
import { Sentence } from '../kernel/components/sentence.tsx';
import { screens } from '../kernel/lib/paths.ts';

/** The page shown when a screen could not be loaded or drawn. Only a fresh load helps, so these are plain links. */
export const BrokenScreen = () => (
  <main id="content" className="narrow">
    <PageHead title={words.title} />
    <Heading>{words.title}</Heading>
    <p>{words.text}</p>
    <p>
      <Sentence
        text={words.waysOut}
        parts={{ again: <a href={location.href}>{words.again}</a>, home: <a href={screens.home}>{words.home}</a> }}
      />
    </p>
  </main>
);

/** The page shown when another could not be drawn; the next address is tried anew. */
export class BrokenPage extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render = () => (this.state.broken ? <BrokenScreen /> : this.props.children);
}
