import styles from './row-tick.module.css';
import type { Choosing, Chosen } from './use-chosen.ts';

type Props<Row extends Chosen> = { row: Row | undefined; choosing: Choosing<Row> };

/** The cell in which a row is chosen; empty where it may not be. */
export const RowTick = <Row extends Chosen>({ row, choosing }: Props<Row>) => (
  <td className={styles.choose} data-choose>
    {row && (
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={choosing.isChosen(row.id)}
          onChange={({ target }) => choosing.tick([row], target.checked)}
        />
        <span className="visually-hidden">Choose {row.name}</span>
      </label>
    )}
  </td>
);
