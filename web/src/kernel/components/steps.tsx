import { Block } from './blocks.tsx';
import styles from './steps.module.css';

/** What happens one after the other, joined by a thread. */
export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>
        <Block name="diamond" className={styles.block} />
        <span>{step}</span>
      </li>
    ))}
  </ol>
);
