import { Link, useSearchParams } from 'react-router-dom';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { type WordFile, wordFileNames, wordFiles, wordFilesOf } from '../../../../shared/publishing/site-words.ts';
import { siteLanguages } from '../../../../shared/site/site-frame.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { languages } from '../../../../shared/words/languages.ts';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import styles from '../site/site.module.css';
import type { PartWords } from './word-fields.ts';
import { WordForm } from './word-form.tsx';

/** What the screen shows, from its address. */
const useChoice = () => {
  const [search, setSearch] = useSearchParams();
  const language = siteLanguages.find((key) => key === search.get('language')) ?? 'en';
  const files = wordFilesOf(language);
  const file = files.find((one) => one === search.get('part')) ?? files[0] ?? 'pages/home';
  const choose = (chosen: { language?: LanguageKey; part?: WordFile }) =>
    setSearch({ language, part: file, ...chosen }, { replace: true });
  return { language, files, file, choose };
};

const count = (number: number, what: string): string[] => (number > 0 ? [`${number} ${what}`] : []);

/** The name of a part, with how many of its sentences are the organisation's and how many need somebody's look. */
const describePart = (file: WordFile, files: PartWords['files'] = []): string => {
  const { own = 0, behind = 0 } = files.find((one) => one.file === file) ?? {};
  const counts = [...count(own, 'yours'), ...count(behind, 'to look at')];
  return counts.length === 0 ? wordFiles[file] : `${wordFiles[file]} (${counts.join(', ')})`;
};

export const Component = () => {
  const { language, files, file, choose } = useChoice();
  const words = useReading(publishingCalls.readSiteWords, { query: { language, file } });
  return (
    <section>
      <StaffHeading title={titles.siteWords} />
      <p className={styles.hint}>
        Every sentence of the public site can be written anew. Changes are a draft until you publish them under{' '}
        <Link to={screens.publicSite}>Public site</Link>, where you can look at each page first. Write{' '}
        <code>{'{phone}'}</code>, <code>{'{1}'}</code> and the like as often as the sentence has them: the site fills
        them in. A question of a form must go on asking the same, as staff read its answer under the product’s words.
        The numbers for urgent help are not here.
      </p>
      <div className={styles.choices}>
        <SelectField
          name="words-language"
          label="Language"
          value={language}
          choices={siteLanguages.map((key) => [key, languages[key].name] as const)}
          onChoose={(chosen) => choose({ language: chosen })}
        />
        <SelectField
          name="words-part"
          label="Part of the site"
          value={file}
          choices={wordFileNames
            .filter((one) => files.includes(one))
            .map((one) => [one, describePart(one, words.data?.files)] as const)}
          onChoose={(chosen) => choose({ part: chosen })}
        />
      </div>
      <Loaded from={words}>
        {(read) => <WordForm key={`${language} ${file}`} words={read} language={language} file={file} />}
      </Loaded>
    </section>
  );
};
