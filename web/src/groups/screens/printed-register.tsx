import type { Register } from '../../../../shared/groups/group.ts';
import { marks } from '../../../../shared/groups/groups.ts';
import { describeLongDay } from '../../appointments/parts/words.ts';
import { ColumnHeads } from '../../kernel/components/rows-table.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { markLabels } from '../parts/words.ts';
import styles from './register.module.css';

/** Lines for unexpected people. */
const blankLines = 4;

/** The register on paper: names and boxes. It is shown on paper only. */
export const PrintedRegister = ({ register, names }: { register: Register; names: readonly string[] }) => {
  const { group, day, time, until, leader } = register;
  const lines = [...names, ...Array.from({ length: blankLines }, (_, n) => ` ${n}`)];
  return (
    <div className={styles.printed} aria-hidden="true">
      <table>
        <caption>
          {group.name}, {describeLongDay(day)}, {time} to {until}, led by {fullName(leader)}
        </caption>
        <ColumnHeads names={['Name', ...marks.map((mark) => markLabels[mark])]} />
        <tbody>
          {lines.map((name) => (
            <tr key={name}>
              <th scope="row">{name.startsWith(' ') ? 'Guest:' : name}</th>
              {marks.map((mark) => (
                <td key={mark}>
                  <span className={styles.box} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>Note to the group:</p>
    </div>
  );
};
