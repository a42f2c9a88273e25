import { useState } from 'react';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import { Changes } from './changes.tsx';
import styles from './site.module.css';
import type { SiteDraft } from './site-form.tsx';

type Chosen = { number: number; when: string };

/** Every publication, with what it changed; an earlier state becomes the draft again. */
export const History = ({ draft: { version }, onPutBack }: { draft: SiteDraft; onPutBack: () => void }) => {
  const { mutateAsync } = useCall(publishingCalls.putBackSite);
  const [chosen, setChosen] = useState<Chosen>();
  const publications = useReading(publishingCalls.listPublications, {});
  return (
    <Section id="history" title="What was published">
      <Loaded from={publications}>
        {({ content, before }) =>
          content.length === 0 ? (
            <p>Nothing has been published yet. Visitors see the site as it was installed.</p>
          ) : (
            <ol className={styles.history}>
              {content.map(({ number, at, by, facts, words, wordCount }, index) => {
                const when = formatInstantShort(at);
                return (
                  <li key={number}>
                    <h3>
                      <time dateTime={at}>{when}</time>, {fullName(by) || 'Former colleague'}
                    </h3>
                    <Changes
                      before={content[index + 1]?.facts ?? before}
                      after={facts}
                      words={words}
                      wordCount={wordCount}
                    />
                    <RowButton
                      label="Put back what was there before"
                      about={`the publication of ${when}`}
                      onClick={() => setChosen({ number, when })}
                    />
                  </li>
                );
              })}
            </ol>
          )
        }
      </Loaded>
      {chosen && (
        <ConfirmDialog
          title="Put it back?"
          text="The draft becomes what visitors saw before. You can look at it, and publish it."
          detail={`As it was before ${chosen.when}`}
          confirm="Put back"
          act={() => mutateAsync({ body: { version, number: chosen.number } })}
          done="The draft is what visitors saw before. Publish it to show it again."
          onDone={onPutBack}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  );
};
