import { forms } from '#words/forms.ts';

/** What a part of a screen shows until it is there: while it is read, or while its code is. */
export const Waiting = () => <p role="status">{forms.wait}</p>;

type Props = { during: boolean; className?: string | undefined };

/** The same beside a button, during its action. The element is always there, so that the words are announced. */
export const WaitingFor = ({ during, className }: Props) => (
  <span role="status" className={className}>
    {during && forms.wait}
  </span>
);
