import type { ComponentProps } from 'react';
import { language } from '#words/language.ts';
import { pictureWords } from '#words/pictures.ts';
import { facts, type SitePicture } from '../../../shared/organisation/facts.ts';
import type { PictureName } from '../../../shared/publishing/picture-names.ts';
import { picturesFolder } from '../../../shared/site/find-site-file.ts';
import { languages } from '../../../shared/words/languages.ts';
import { picture } from './pictures.ts';

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt'>;

/** A photograph of the organisation's own; described in English where nobody has described it in the page's language. */
export const Photograph = ({ of: { file, alt }, ...props }: Props & { of: SitePicture }) => {
  const own = alt[language.key];
  return (
    <img
      src={`${picturesFolder}/${file}`}
      width="640"
      height="480"
      alt={own ?? alt.en}
      lang={own === undefined ? languages.en.id : undefined}
      {...props}
    />
  );
};

/** A drawing of the site, or the photograph that the organisation has put in its place. */
export const Drawing = ({ name, ...props }: Props & { name: PictureName }) => {
  const photograph = facts.pictures?.[name];
  return photograph ? (
    <Photograph of={photograph} {...props} />
  ) : (
    <img src={picture(name)} width="640" height="480" alt={pictureWords[name]} {...props} />
  );
};
