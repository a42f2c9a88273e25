import { useState } from 'react';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { useCall } from '../../kernel/lib/query.ts';
import styles from './site.module.css';

type Check = { text: string; isCurrent: boolean } | undefined;
type Props = { version: number; language: LanguageKey; path: string; check: Check };

const describe = (check: Check): string => {
  if (!check) return 'Nobody has checked the words of this page: visitors read above it that they are a draft.';
  return check.isCurrent
    ? `Checked by ${check.text}.`
    : `Checked by ${check.text}. Its words have changed since: visitors read above it that they are a draft.`;
};

/** Whether somebody who speaks the language has read the page, and the mark that they have. */
export const PageCheck = ({ version, language, path, check }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync } = useCall(publishingCalls.checkSitePage);
  return (
    <div className={styles.check}>
      <p>{describe(check)}</p>
      {!isOpen && !check?.isCurrent && <QuietButton label="Mark as checked" onClick={() => setIsOpen(true)} />}
      {isOpen && (
        <ChangeForm
          aria-label="Mark as checked"
          save="Mark as checked"
          change={async (values) => {
            await mutateAsync({ body: { version, language, path, by: values('by') } });
            return 'Marked as checked in the draft. Publish it to take the notice off the page.';
          }}
          onDone={() => setIsOpen(false)}
        >
          {(field) => (
            <TextField
              {...field('by', publishingCalls.checkSitePage.body.shape.by)}
              label="Who has read the page"
              hint="Somebody who speaks the language well, and found every sentence right"
            />
          )}
        </ChangeForm>
      )}
    </div>
  );
};
