import { useRef, useState } from 'react';
import { records } from '../../../../shared/api/records.ts';
import { TextField } from '../../components/field.tsx';
import { send } from '../../lib/api-client.ts';
import { failureText } from '../../lib/failure-text.ts';
import styles from './new-patient.module.css';
import { useSignaturePad } from './use-signature-pad.ts';

const nothingDrawn = 'Please ask the patient to sign before saving.';

type Said = { kind: 'done' | 'failed'; text: string };
type Props = {
  /** What the typed consent starts with. */
  signedName: string;
  onSaved: (signatureUrl: string | undefined) => void;
};

/** Signing by hand, or by typing the name for who cannot draw. Both may be left out. */
export const SignatureBox = ({ signedName, onSaved }: Props) => {
  const { canvas, drawn, clear, read } = useSignaturePad();
  const [said, setSaid] = useState<Said>();
  const sending = useRef(false);

  const save = async () => {
    const image = read();
    if (image === undefined) return setSaid({ kind: 'failed', text: nothingDrawn });
    if (sending.current) return;
    sending.current = true;
    const answer = await send(records.saveSignature, { body: { image } });
    sending.current = false;
    if (answer.status !== 201) return setSaid({ kind: 'failed', text: failureText(answer) });
    onSaved(answer.body.signatureUrl);
    setSaid({ kind: 'done', text: answer.body.message });
  };

  return (
    <section className={styles.signature} aria-labelledby="signature">
      <h2 id="signature">Signature of the patient</h2>
      <p>With a finger, a pen or a mouse, inside the frame. The patient may also agree by typing their name below.</p>
      <canvas
        ref={canvas}
        className={styles.pad}
        role="img"
        aria-label={drawn ? 'A signature' : 'Nothing signed yet'}
      />
      <div className={styles.buttons}>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            clear();
            setSaid(undefined);
            onSaved(undefined);
          }}
        >
          Clear
        </button>
        <button type="button" className="button" onClick={() => void save()}>
          Save signature
        </button>
        <p role="status" className={styles.said}>
          {said?.kind === 'done' && said.text}
        </p>
        <p role="alert" className={styles.said} data-kind={said?.kind}>
          {said?.kind === 'failed' && said.text}
        </p>
      </div>
      <details className={styles.typed} open={signedName !== ''}>
        <summary>The patient cannot draw a signature</summary>
        <TextField
          name="signedName"
          label="Full name, typed by the patient as their consent"
          hint="Or typed for them, in their presence and with their agreement."
          maxLength={200}
          autoComplete="off"
          defaultValue={signedName}
        />
      </details>
    </section>
  );
};
