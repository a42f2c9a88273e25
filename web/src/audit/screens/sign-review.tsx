import * as z from 'zod';
import { auditCalls, reviewWords } from '../../../../shared/audit/calls.ts';
import { isOver } from '../../../../shared/audit/quarters.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import styles from './audit.module.css';

const SignForm = ({ quarter }: { quarter: string }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const { mutateAsync } = useCall(auditCalls.signReview);
  if (!isOver(quarter, today())) return <p>It can be signed once the quarter is over.</p>;
  if (!isOpen) return <QuietButton ref={opener} label="Sign the review of this quarter" onClick={open} />;
  return (
    <ChangeForm
      aria-label="Sign the review of this quarter"
      save="Sign"
      onDone={close}
      change={async (value) => {
        const body = { words: value('words') };
        refuseWrong(checkFields(z.object({ words: reviewWords }), body));
        await mutateAsync({ params: { quarter }, body });
        return 'The review is signed.';
      }}
    >
      {(field) => (
        <LongTextField
          {...field('words', reviewWords)}
          label="What did you find, and what was done?"
          hint="It stays, with your name and the day."
          rows={4}
        />
      )}
    </ChangeForm>
  );
};

/** Who signed the review of a quarter, and what they found; or the form that signs it. */
export const SignReview = ({ quarter }: { quarter: string }) => (
  <>
    <h3>Signed</h3>
    <Loaded from={useReading(auditCalls.listSignedReviews, {})}>
      {({ content }) => {
        const signed = content.find((one) => one.quarter === quarter);
        return signed ? (
          <>
            <p className={styles.found}>{signed.words}</p>
            <p>
              {fullName(signed.by) || 'Former colleague'}, {formatInstantShort(signed.at)}
            </p>
          </>
        ) : (
          <SignForm quarter={quarter} />
        );
      }}
    </Loaded>
  </>
);
