import type { ReactNode } from 'react';

/** The word over a column; `hidden` where it is only heard, since what stands in it says itself what it is. */
type Column = string | { hidden: string };

type Props = {
  caption: ReactNode;
  columns: readonly Column[];
  className?: string | undefined;
  /** The rows. */
  children: ReactNode;
};

/** A table of a list: what it is, a word over each column, and a row for each of the list. */
export const RowsTable = ({ caption, columns, className, children }: Props) => (
  <table className={className ? `rows ${className}` : 'rows'}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) =>
          typeof column === 'string' ? (
            <th key={column} scope="col">
              {column}
            </th>
          ) : (
            <th key={column.hidden} scope="col">
              <span className="visually-hidden">{column.hidden}</span>
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
