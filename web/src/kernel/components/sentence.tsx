import { Fragment, type ReactNode } from 'react';

type Props = {
  /** With `{name}` at the place of a part: every language has its own order. */
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
};

/** A sentence with links or numbers in it. */
export const Sentence = ({ text, parts }: Props) =>
  text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move.
    <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
