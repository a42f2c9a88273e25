import type { ReactNode } from 'react';

/** The heading of a column; `hidden` where only screen readers need it, since the cells explain themselves. */
type Column = string | { hidden: string };

/** The headings of the columns of a table. */
export const ColumnHeads = ({ names }: { names: readonly Column[] }) => (
  <thead>
    <tr>
      {names.map((name) =>
        typeof name === 'string' ? (
          <th key={name} scope="col">
            {name}
          </th>
        ) : (
          <th key={name.hidden} scope="col">
            <span className="visually-hidden">{name.hidden}</span>
          </th>
        ),
      )}
    </tr>
  </thead>
);

type Props = {
  caption: ReactNode;
  columns: readonly Column[];
  className?: string | undefined;
  children: ReactNode;
};

/** A table of a list: its caption, a heading for each column, and a row for each entry. */
export const RowsTable = ({ caption, columns, className, children }: Props) => (
  <table className={className ? `rows ${className}` : 'rows'}>
    <caption>{caption}</caption>
    <ColumnHeads names={columns} />
    <tbody>{children}</tbody>
  </table>
);
