import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import type { StaffForm } from '../../kernel/components/use-staff-form.ts';
import styles from './decision.module.css';
import type { Decision } from './decision-fields.ts';

type Props = {
  text: string;
  email: string;
  form: Pick<StaffForm<Decision>, 'field' | 'tick'>;
};

/** The reply to the referrer: by email where they gave an address, or to copy. */
export const ReplyField = ({ text, email, form }: Props) => {
  const announce = useAnnounce();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    announce('The words are copied.');
  };
  return (
    <div className={styles.reply}>
      <LongTextField
        {...form.field('answer')}
        value={text}
        label="What the referrer is told"
        hint="Change it as you like. Leave out names and reasons: others may read that inbox."
        rows={9}
      />
      {email ? (
        <label className={styles.tick}>
          <input type="checkbox" {...form.tick('isSent')} />
          <span>
            Send this by email to <strong>{email}</strong> when I save
          </span>
        </label>
      ) : (
        <p className={styles.quiet}>
          The referrer gave no email address. Copy the words, or tell them another way. To the person themselves only as
          Safe contact says.
        </p>
      )}
      <button type="button" className="in-row" onClick={() => void copy()}>
        Copy the words
      </button>
    </div>
  );
};
