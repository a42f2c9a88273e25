import { Link, useSearchParams } from 'react-router-dom';
import type { SitePicture } from '../../../../shared/organisation/facts.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { type PictureName, pictureNames } from '../../../../shared/publishing/picture-names.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { screens, titles } from '../../kernel/lib/paths.ts';
import { useReading } from '../../kernel/lib/query.ts';
import { picture } from '../../pictures/pictures.ts';
import { Photograph } from '../../pictures/site-picture.tsx';
import { pictureLabels } from '../services/service-fields.ts';
import site from '../site/site.module.css';
import type { SiteDraft } from '../site/site-form.tsx';
import { PictureForm } from './picture-form.tsx';
import styles from './pictures.module.css';

const Shown = ({ name, photograph }: { name: PictureName; photograph: SitePicture | undefined }) =>
  photograph ? <Photograph of={photograph} /> : <img src={picture(name)} width="640" height="480" alt="" />;

const PictureList = ({ draft, onChoose }: { draft: SiteDraft; onChoose: (name: PictureName) => void }) => (
  <ul className={styles.list}>
    {pictureNames.map((name) => {
      const photograph = draft.facts.pictures?.[name];
      return (
        <li key={name}>
          <Shown name={name} photograph={photograph} />
          <strong>{pictureLabels[name]}</strong>
          <span className={site.below}>{photograph ? 'A photograph of yours' : 'The drawing'}</span>
          <RowButton label="Change" about={pictureLabels[name]} onClick={() => onChoose(name)} />
        </li>
      );
    })}
  </ul>
);

/** The choice is in the address, so that going back works. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const draft = useReading(publishingCalls.readSiteDraft, {});
  const chosen = pictureNames.find((name) => name === search.get('picture'));
  return (
    <section>
      <StaffHeading
        title={titles.sitePictures}
        {...(chosen && {
          heading: pictureLabels[chosen],
          back: [screens.sitePictures, 'All pictures'] as [string, string],
        })}
      />
      <p className={site.hint}>
        A photograph of yours takes the place of a drawing on every page that shows it. Changes are a draft until you
        publish them under <Link to={screens.publicSite}>Public site</Link>. Ask everybody who can be recognised before
        you do. What is written below a picture of the gallery is under{' '}
        <Link to={screens.siteWords}>Words of the site</Link>.
      </p>
      <Loaded from={draft}>
        {(read) =>
          chosen ? (
            <PictureForm key={chosen} draft={read} name={chosen} onDone={() => setSearch({})} />
          ) : (
            <PictureList draft={read} onChoose={(name) => setSearch({ picture: name })} />
          )
        }
      </Loaded>
    </section>
  );
};
