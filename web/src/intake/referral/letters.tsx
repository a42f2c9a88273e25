import { useState, useSyncExternalStore } from 'react';
import { forms } from '#words/forms.ts';
import { referralLetters } from '#words/referral-letters.ts';
import { documentTypes } from '../../../../shared/documents/document-policy.ts';
import type { Audience } from '../../../../shared/intake/referral-form.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { Field } from '../../kernel/components/field.tsx';
import styles from './letters.module.css';
import {
  addLetters,
  type Letter,
  lettersField,
  readLetters,
  removeLetter,
  retryLetter,
  watchLetters,
} from './letters-store.ts';

export const useLetters = () => useSyncExternalStore(watchLetters, readLetters, readLetters);

const LetterLine = ({ letter, onRemove }: { letter: Letter; onRemove: () => void }) => (
  <li>
    <span className={styles.name}>{letter.name}</span>
    {letter.state === 'sending' && (
      <progress
        max={100}
        value={letter.percent}
        aria-label={referralLetters.sending(letter.name, `${letter.percent} %`)}
      />
    )}
    {letter.state === 'arrived' && <span>{referralLetters.arrived}</span>}
    {letter.state === 'failed' && (
      <span className={styles.failed}>
        <span className="visually-hidden">{forms.error} </span>
        {letter.text}
      </span>
    )}
    <span className={styles.actions}>
      {letter.state === 'failed' && (
        <RowButton onClick={() => retryLetter(letter)} label={referralLetters.retry} about={letter.name} />
      )}
      <RowButton onClick={onRemove} label={referralLetters.remove} about={letter.name} />
    </span>
  </li>
);

const describeLetters = (letters: readonly Letter[], first: string): string =>
  [
    first,
    ...letters.flatMap((letter) => (letter.state === 'arrived' ? [`${letter.name}: ${referralLetters.arrived}`] : [])),
    ...letters.flatMap((letter) => (letter.state === 'failed' ? [`${letter.name}: ${letter.text}`] : [])),
  ]
    .filter(Boolean)
    .join(' ');

/** The letters that go with a referral: each is sent as soon as it is chosen, and checked before staff can open it. */
export const Letters = ({ audience, error }: { audience: Audience; error: string | undefined }) => {
  const { letters, error: refused } = useLetters();
  const [removed, setRemoved] = useState('');
  const wrong = refused ?? (letters.some((letter) => letter.state !== 'arrived') ? error : undefined);
  const remove = (letter: Letter) => {
    removeLetter(letter);
    setRemoved(referralLetters.removed(letter.name));
    // The button has gone with its line.
    document.getElementById(`field-${lettersField}`)?.focus();
  };
  const [isOpen, setOpen] = useState(false);
  return (
    // Folded: letters are optional.
    <details
      className={styles.letters}
      open={isOpen || letters.length > 0 || wrong !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{referralLetters.titles[audience]}</summary>
      <div data-group={lettersField}>
        <Field
          name={lettersField}
          label={referralLetters.list}
          hint={`${referralLetters.hints[audience]} ${referralLetters.rules}`}
          error={wrong}
        >
          {({ name: _, ...control }) => (
            <input
              {...control}
              type="file"
              multiple
              accept={documentTypes.join()}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                setRemoved('');
                void addLetters(files);
              }}
            />
          )}
        </Field>
        {letters.length > 0 && (
          <ul aria-label={referralLetters.list}>
            {letters.map((letter) => (
              <LetterLine key={letter.id} letter={letter} onRemove={() => remove(letter)} />
            ))}
          </ul>
        )}
        <p role="status" className="visually-hidden">
          {describeLetters(letters, refused ?? removed)}
        </p>
      </div>
    </details>
  );
};
