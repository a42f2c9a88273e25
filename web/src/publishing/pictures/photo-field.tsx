import { useEffect, useRef, useState } from 'react';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { pictureSize } from '../../../../shared/publishing/site-pictures.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { Field } from '../../kernel/components/field.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { useCall } from '../../kernel/lib/query.ts';
import { Photograph } from '../../pictures/site-picture.tsx';
import { type Crop, isBlurred, mostZoom, wholeCrop } from './crop.ts';
import { drawPhoto, packPhoto } from './draw-photo.ts';
import styles from './pictures.module.css';

const unreadable = 'This file cannot be read as a picture. Please save it as JPEG or PNG, and choose it again.';

const sliders = [
  { part: 'zoom', label: 'Closer', min: 1, max: mostZoom, step: 0.05 },
  { part: 'across', label: 'Left or right', min: 0, max: 100, step: 1 },
  { part: 'down', label: 'Up or down', min: 0, max: 100, step: 1 },
] as const;

/** A photograph of which a part is chosen; it is made small in the browser before it is sent. */
const ChoosePart = ({ photo, onDone }: { photo: ImageBitmap; onDone: (file: string) => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const { mutate, isPending, error } = useCall(publishingCalls.addSitePicture, ({ file }) => onDone(file));
  useEffect(() => {
    if (canvas.current) drawPhoto(canvas.current, photo, crop);
  }, [photo, crop]);
  const use = async () => {
    if (canvas.current) mutate({ body: { picture: await packPhoto(canvas.current) } });
  };
  return (
    <div className={styles.part}>
      <canvas ref={canvas} {...pictureSize} role="img" aria-label="The part that visitors will see" />
      {sliders.map(({ part, label, ...range }) => (
        <label key={part}>
          {label}
          <input
            type="range"
            {...range}
            value={crop[part]}
            onChange={({ target }) => setCrop({ ...crop, [part]: Number(target.value) })}
          />
        </label>
      ))}
      {isBlurred(photo, crop) && <p>This part is small: it may look blurred on the site.</p>}
      {error && <Problem text={error.message} />}
      <QuietButton label={isPending ? 'Sending…' : 'Use this part'} isOff={isPending} onClick={() => void use()} />
    </div>
  );
};

type Props = { file: string; error: string | undefined; onChoose: (file: string) => void };

/** The photograph of a picture: the one it has, and another one from this computer. */
export const PhotoField = ({ file, error, onChoose }: Props) => {
  const [photo, setPhoto] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const choose = async (chosen: File | undefined) => {
    setPhoto(undefined);
    setProblem(undefined);
    if (!chosen) return;
    await createImageBitmap(chosen).then(setPhoto, () => setProblem(unreadable));
  };
  return (
    <>
      {file !== '' && !photo && (
        <Photograph of={{ file, alt: { en: 'The photograph as it is in the form' } }} className={styles.shown} />
      )}
      <Field
        name="photo"
        label="Photograph"
        hint="JPEG or PNG. You choose the part that is shown; where and when it was taken is left out."
        error={problem ?? error}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {photo && (
        <ChoosePart
          photo={photo}
          onDone={(chosen) => {
            setPhoto(undefined);
            onChoose(chosen);
          }}
        />
      )}
    </>
  );
};
