import type { ReactNode } from 'react';
import type { LanguageKey } from '../../../../shared/words/language.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { RowsTable } from '../../kernel/components/rows-table.tsx';
import styles from '../site/site.module.css';
import { nameLanguage } from './text-fields.ts';

/** The same in another order: the one at a place before its neighbour. */
export const movedUp = <One,>(all: readonly One[], at: number): One[] => {
  const [before, moved] = [all[at - 1], all[at]];
  return before && moved ? all.with(at - 1, moved).with(at, before) : [...all];
};

type Row = { id: string; name: string; state: string; behind: readonly LanguageKey[]; further?: ReactNode };
type Props = {
  rows: readonly Row[];
  isBusy: boolean;
  onChoose: (id: string) => void;
  onMoveUp: (at: number) => void;
};

/** Services or pages in the order in which visitors see them. */
export const OrderedRows = ({ rows, isBusy, onChoose, onMoveUp }: Props) => (
  <RowsTable className="cards" caption="In the order of the site" columns={['Name', 'State', { hidden: 'Change' }]}>
    {rows.map(({ id, name, state, behind, further }, at) => (
      <tr key={id}>
        <th scope="row">{name}</th>
        <td data-label="State">
          {state}
          {behind.length > 0 && (
            <span className={styles.below}>
              Its English has changed since it was written in {behind.map(nameLanguage).join(', ')}
            </span>
          )}
        </td>
        <td>
          <span className={styles.acts}>
            <RowButton label="Change" about={name} onClick={() => onChoose(id)} />
            {at > 0 && !isBusy && <RowButton label="Move up" about={name} onClick={() => onMoveUp(at)} />}
            {further}
          </span>
        </td>
      </tr>
    ))}
  </RowsTable>
);
