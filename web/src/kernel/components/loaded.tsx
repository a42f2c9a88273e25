import { Component, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { closedRecordOf, isMissing } from '../lib/call-failure.ts';
import { patientScreen } from '../lib/paths.ts';
import type { Reading } from '../lib/reading.ts';
import { Problem } from './problem.tsx';
import { Waiting } from './waiting.tsx';

/** An error boundary: a part that cannot be drawn does not take the screen with it. React reports the error itself. */
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

type Props<Data> = {
  from: Reading<Data>;
  /** The text for an address at which there is nothing. */
  missing?: string;
  /** The name of what could not be read, before the reason. */
  failed?: string;
  /** Shown before there is data, for a part that keeps its place. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
};

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

// A component of its own, so that its boundary is above the part that draws.
const Drawn = <Data,>({ data, draw }: { data: Data; draw: (data: Data) => ReactNode }) => draw(data);

/**
 * A part of a screen that is read from the server: it waits, reports a failure with a way to try again, and shows the
 * data. A later failure is reported above the earlier data, which stays.
 */
export const Loaded = <Data,>({ from, missing, failed, waiting = <Waiting />, children }: Props<Data>) => (
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
