import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { signedName } from '../../../../shared/patients/record.ts';
import { MainButton, QuietButton } from '../../kernel/components/buttons.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import type { FormStatus } from '../../kernel/components/form-actions.tsx';
import { longest } from '../../kernel/forms/longest.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { failureText } from '../../kernel/lib/failure-text.ts';
import styles from './new-patient.module.css';

// The limit of the API; a picture is at most this large, however dense the screen.
const widest = 2000;

/** Fits the canvas to its place on the screen, sharp on dense screens, and redraws its content. */
const resize = (pad: SignaturePad, canvas: HTMLCanvasElement, drawnAt: number): number => {
  const { width, height } = canvas.getBoundingClientRect();
  if (width === 0) return drawnAt;
  const density = Math.min(Math.max(window.devicePixelRatio, 1), widest / width);
  const strokes = pad.toData();
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.getContext('2d')?.scale(density, density);
  const scale = drawnAt > 0 ? width / drawnAt : 1;
  pad.fromData(
    strokes.map((stroke) => ({
      ...stroke,
      points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
    })),
  );
  return width;
};

/** A place to sign with finger, pen or mouse. Rotating the phone keeps the drawing. */
const useSignaturePad = (onStroke: () => void) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);

  const reportStroke = useEffectEvent(onStroke);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const made = new SignaturePad(place, { minWidth: 0.5, backgroundColor: 'rgb(255, 255, 255)' });
    pad.current = made;
    made.addEventListener('endStroke', () => reportStroke());
    let width = 0;
    const observer = new ResizeObserver(() => {
      width = resize(made, place, width);
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      made.off();
    };
  }, []);

  return {
    canvas,
    clear: () => pad.current?.clear(),
    /** The picture as a data URL; undefined while nothing is drawn. */
    read: (): string | undefined => (pad.current?.isEmpty() ? undefined : pad.current?.toDataURL('image/png')),
  };
};

/** Whether there is anything on the pad, and its address if it is saved unchanged. */
export type SignatureState = { isDrawn: boolean; url: string | undefined };
type Props = {
  signedName: string;
  signature: SignatureState;
  onChange: (state: SignatureState) => void;
  /** Saves the content of the pad, and returns its address; undefined on failure, which is shown here. */
  savePad: RefObject<(() => Promise<string | undefined>) | undefined>;
};

/** Signing by hand, or by typing the name for people who cannot draw. Both are optional. */
export const SignatureBox = ({ signedName: start, signature, onChange, savePad }: Props) => {
  const [outcome, setOutcome] = useState<FormStatus>();
  const strokes = useRef(0);
  const { canvas, clear, read } = useSignaturePad(() => {
    strokes.current += 1;
    // The saved signature no longer matches the pad.
    setOutcome(undefined);
    onChange({ isDrawn: true, url: undefined });
  });
  const sending = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  const save = async (): Promise<string | undefined> => {
    const image = read();
    const seen = strokes.current;
    if (image === undefined) setOutcome({ kind: 'failed', text: 'Please ask the patient to sign before saving.' });
    if (image === undefined || sending.current) return undefined;
    sending.current = true;
    const answer = await send(patientCalls.saveSignature, { body: { image } });
    sending.current = false;
    if (answer.status !== 201) {
      setOutcome({ kind: 'failed', text: failureText(answer) });
      button.current?.focus();
      return undefined;
    }
    // A stroke made during sending is not in the saved picture.
    if (seen !== strokes.current) return undefined;
    onChange({ isDrawn: true, url: answer.body.signatureUrl });
    setOutcome({ kind: 'done', text: 'The patient’s signature has been saved.' });
    return answer.body.signatureUrl;
  };
  useImperativeHandle(savePad, () => save);

  return (
    <div className={styles.signature}>
      <p>With a finger, a pen or a mouse, inside the frame. The patient may also agree by typing their name below.</p>
      <canvas
        ref={canvas}
        className={styles.pad}
        role="img"
        aria-label={signature.isDrawn ? 'A signature' : 'Nothing signed yet'}
      />
      <div className={styles.buttons}>
        <QuietButton
          onClick={() => {
            clear();
            strokes.current += 1;
            setOutcome(undefined);
            onChange({ isDrawn: false, url: undefined });
          }}
          label="Clear"
        />
        <MainButton ref={button} onClick={() => void save()} label="Save signature" />
        <p role="status" className={styles.outcome}>
          {outcome?.kind === 'done' && outcome.text}
          {!outcome && signature.isDrawn && !signature.url && 'Not saved yet. It is saved with the patient.'}
        </p>
        <p role="alert" className={styles.outcome} data-kind={outcome?.kind}>
          {outcome?.kind === 'failed' && outcome.text}
        </p>
      </div>
      <details className={styles.typed} open={start !== ''}>
        <summary>The patient cannot draw a signature</summary>
        <TextField
          name="signedName"
          label="Full name, typed by the patient as their consent"
          hint="Or typed for them, in their presence and with their agreement."
          maxLength={longest(signedName)}
          autoComplete="off"
          defaultValue={start}
        />
      </details>
    </div>
  );
};
