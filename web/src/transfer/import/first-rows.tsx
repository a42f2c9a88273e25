import { columnsOf } from '../../../../shared/transfer/columns.ts';
import { matchedOf } from '../../../../shared/transfer/match-values.ts';
import { Facts } from '../../kernel/components/facts.tsx';
import { Section } from '../../kernel/components/section.tsx';
import styles from './import.module.css';
import { fileRowOf, type MappedFile } from './import-file.ts';

const shownRows = 3;

/** The first rows as they would be stored, to see at a glance whether each column is in its place. */
export const FirstRows = ({ file }: { file: MappedFile }) => {
  const { kind, sent } = file;
  const describe = (id: string, cell: string): string =>
    matchedOf(kind, id)?.choices.find((choice) => choice.id === cell)?.labels[0] ?? cell;
  return (
    <Section id="first-rows" title="The first rows, as they would be stored">
      <ol className={styles.records}>
        {sent.rows.slice(0, shownRows).map((cells, row) => (
          <li key={fileRowOf(file, row + 1)}>
            <h3>Row {fileRowOf(file, row + 1)}</h3>
            <Facts
              facts={sent.headings.map((id, at) => [
                columnsOf[kind].find((column) => column.id === id)?.heading ?? id,
                cells[at] ? describe(id, cells[at]) : undefined,
              ])}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
};
