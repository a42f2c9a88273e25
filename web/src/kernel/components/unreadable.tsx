type Props = { what: string; id: string };

/** The placeholder of a stored item that cannot be read: it is not lost, and somebody can repair it. */
export const Unreadable = ({ what, id }: Props) => (
  <>
    {what} is stored but cannot be read. Please tell your system administrator: {id}
  </>
);

/** The same as a row of a table. */
export const UnreadableRow = ({ columns, ...what }: Props & { columns: number }) => (
  <tr>
    <td colSpan={columns} className="unreadable">
      <Unreadable {...what} />
    </td>
  </tr>
);
