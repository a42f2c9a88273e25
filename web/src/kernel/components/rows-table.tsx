import type { ReactNode } from 'react';

/** The heading of a column; `hidden` where only screen readers need it, since the cells explain themselves. */
type Column = string | { hidden: string };

type Props = {
  caption: ReactNode;
  columns: readonly Column[];
  className?: string | undefined;
  /** The rows. */
  children: ReactNode;
};

/** A table of a list: its caption, a heading for each column, and a row for each entry. */
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

/** The headings of the columns of a small table. */
export const ColumnHeads = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
