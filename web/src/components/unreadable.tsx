/** In the place of something that is stored and cannot be read: it is not gone, and somebody can mend it. */
export const Unreadable = ({ what, id }: { what: string; id: string }) => (
  <>
    {what} is stored but cannot be read. Please tell your system administrator: {id}
  </>
);
