import { useState } from 'react';
import { today } from '../../../../shared/kernel/today.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { addedPagePath, addedPaths } from '../../../../shared/site/added-pages.ts';
import { siteLanguages } from '../../../../shared/site/site-frame.ts';
import { translatedPages } from '../../../../shared/site/site-languages.ts';
import { publicPages } from '../../../../shared/site/site-paths.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { useReading } from '../../kernel/lib/query.ts';
import { namePage } from '../pages/page-fields.ts';
import { PageCheck } from './page-check.tsx';
import styles from './site.module.css';
import type { SiteDraft } from './site-form.tsx';

const widths = { phone: 'A phone', wide: 'A wide screen' } as const;
type Width = keyof typeof widths;

type Policy = { createHTML(html: string): string };
type Policies = { createPolicy(name: string, rules: Policy): Policy };

// The content security policy lets this policy alone make a document from a text; browsers without such policies take the text.
const trust = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('site-preview', {
  createHTML: (html) => html,
});

/** Shows a page of ours in a frame, whose sandbox runs no script of it. */
const showIn = (frame: HTMLIFrameElement, html: string) => {
  frame.srcdoc = trust?.createHTML(html) ?? html;
};

const nameOf = (path: string, { pages = [] }: SiteDraft['facts']): string => {
  const added = pages.find(({ number }) => addedPagePath(number) === path);
  if (added) return namePage(added);
  return path === '/' ? 'Home' : path.slice(1);
};

/** A page as the saved draft would make it. Its links and buttons do nothing. */
export const Preview = ({ draft: { version, facts } }: { draft: SiteDraft }) => {
  const [language, setLanguage] = useState<LanguageKey>('en');
  const [path, setPath] = useState('/');
  const [width, setWidth] = useState<Width>('phone');
  const pages = [...(language === 'en' ? publicPages : translatedPages), ...addedPaths(facts, language, today())];
  const shown = pages.includes(path) ? path : '/';
  const page = useReading(publishingCalls.previewSite, { query: { language, path: shown } });
  return (
    <Section id="preview" title="Preview">
      <div className={styles.choices}>
        <SelectField
          name="preview-page"
          label="Page"
          value={shown}
          choices={pages.map((one) => [one, nameOf(one, facts)] as const)}
          onChoose={setPath}
        />
        <SelectField
          name="preview-language"
          label="Language"
          value={language}
          choices={siteLanguages.map((key) => [key, languages[key].name] as const)}
          onChoose={setLanguage}
        />
        <SelectField
          name="preview-width"
          label="On"
          value={width}
          choices={(['phone', 'wide'] as const).map((one) => [one, widths[one]] as const)}
          onChoose={setWidth}
        />
      </div>
      <Loaded from={page}>
        {({ html, check }) => (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls sideways is reached by the keyboard. */}
            <section className={styles.window} tabIndex={0} aria-label="The page">
              <iframe
                key={version}
                ref={(frame) => {
                  if (frame) showIn(frame, html);
                }}
                className={styles[width]}
                title={`Preview: ${nameOf(shown, facts)}, ${languages[language].name}`}
                sandbox="allow-same-origin"
              />
            </section>
            {language !== 'en' && (
              <PageCheck
                key={`${language} ${shown}`}
                version={version}
                language={language}
                path={shown}
                check={check}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
};
