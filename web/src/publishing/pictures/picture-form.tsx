import * as z from 'zod';
import type { BodyInput } from '../../../../shared/kernel/call.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import type { PictureName } from '../../../../shared/publishing/picture-names.ts';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { send } from '../../kernel/lib/api-client.ts';
import { picture } from '../../pictures/pictures.ts';
import styles from '../site/site.module.css';
import type { SiteDraft } from '../site/site-form.tsx';
import { useSitePart } from '../site/use-site-part.ts';
import {
  labelPicture,
  type PictureValues,
  pictureControl,
  pictureFields,
  pictureOf,
  picturePaths,
  pictureValuesOf,
} from './picture-fields.ts';
import { PictureFormFields } from './picture-form-fields.tsx';
import pictures from './pictures.module.css';

const pictureDraftForm = z.object(pictureFields);

/** The control of a field that the API names by its path in the body: `pictures.tea.alt.en`. */
const controlOf = (path: string): string => {
  const [, , field = 'file', key] = path.split('.');
  return pictureControl(field, key);
};

type Props = { draft: SiteDraft; name: PictureName; onDone: () => void };

/** A picture of the site: its drawing, or a photograph in its place. */
export const PictureForm = ({ draft, name, onDone }: Props) => {
  const { form, save } = useSitePart<PictureValues, BodyInput<typeof publishingCalls.saveSitePictures>>({
    draft,
    form: `pictures-${name}`,
    schema: pictureDraftForm,
    valuesOf: ({ pictures }) => pictureValuesOf(pictures?.[name]),
    body: publishingCalls.saveSitePictures.body,
    bodyOf: ({ pictures = {} }, version, values) => {
      const { [name]: _, ...others } = pictures;
      const photograph = pictureOf(values);
      return { version, pictures: { ...others, ...(photograph && { [name]: photograph }) } };
    },
    send: (body) => send(publishingCalls.saveSitePictures, { body }),
    controlOf,
    order: () => picturePaths.map((path) => `pictures.${name}.${path}`),
    onDone,
  });
  return (
    <DraftForm
      form={form}
      draft="change of a picture"
      merged={labelPicture}
      className={styles.form}
      onSubmit={save}
      save="Save draft"
    >
      {form.values.file === '' && (
        <img className={pictures.shown} src={picture(name)} width="640" height="480" alt="The drawing" />
      )}
      <PictureFormFields form={form} remove="Show the drawing again" />
    </DraftForm>
  );
};
