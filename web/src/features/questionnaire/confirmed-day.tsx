import { type ReactNode, useState } from 'react';
import styles from './questionnaire-form.module.css';

/** The confirmed day. The confirmation is for one day: another day needs another one. */
export const useConfirmedDay = () => {
  const [day, setDay] = useState<string>();
  return {
    isConfirmed: (asked: string): boolean => asked === day,
    confirm: (asked: string, isRight: boolean): void => setDay(isRight ? asked : undefined),
  };
};

type Props = {
  day: string;
  confirmed: ReturnType<typeof useConfirmedDay>;
  children: ReactNode;
};

/** Asks about a day that may be right and seldom is. */
export const ConfirmDay = ({ day, confirmed, children }: Props) => (
  <label className={styles.early}>
    <input
      type="checkbox"
      checked={confirmed.isConfirmed(day)}
      onChange={({ target }) => confirmed.confirm(day, target.checked)}
    />
    <span>{children}</span>
  </label>
);
