import { Component, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { closedRecordOf, isMissing } from '../lib/call-failure.ts';
import { patientScreen } from '../lib/paths.ts';
import { Problem } from './problem.tsx';

/** Keeps a part that cannot be drawn from taking the screen with it; React reports the error itself. */
class Part extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render = () =>
    this.state.broken ? (
      <Problem
        text="Sorry, this part of the screen could not be shown. Please tell your system administrator."
        retry={() => this.setState({ broken: false })}
      />
    ) : (
      this.props.children
    );
}

type Reading<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown };

type Props<Data> = {
  /** What a query has read so far. */
  from: Reading<Data>;
  /** What is said where there is nothing at the address. */
  missing?: string;
  /** What could not be read, in front of the reason. */
  failed?: string;
  /** Shown while there is nothing yet, for a part that keeps its place. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
};

const pleaseWait = <p role="status">Please Wait</p>;

const Failure = ({ from: { error, refetch }, missing, failed }: Omit<Props<unknown>, 'children'>) => {
  if (!error) return null;
  const closed = closedRecordOf(error);
  if (closed !== undefined) {
    return (
      <>
        <Problem text={error.message} />
        <Link to={patientScreen(closed)}>Open the record with a reason</Link>
      </>
    );
  }
  if (missing && isMissing(error)) return <Problem text={missing} />;
  return <Problem text={failed ? `${failed} ${error.message}` : error.message} retry={() => void refetch()} />;
};

// A component of its own, so that its boundary is above what draws.
const Drawn = <Data,>({ data, draw }: { data: Data; draw: (data: Data) => ReactNode }) => draw(data);

/**
 * A part of a screen that is read from the server: it waits, says what failed with a way to try again, and shows what was
 * read. A later reading that fails is said above what was read before, which stays.
 */
export const Loaded = <Data,>({ from, missing, failed, waiting = pleaseWait, children }: Props<Data>) => (
  <>
    <Failure from={from} {...(missing && { missing })} {...(failed && { failed })} />
    {from.data === undefined ? (
      !from.error && waiting
    ) : (
      <Part>
        <Drawn data={from.data} draw={children} />
      </Part>
    )}
  </>
);
