import { Link } from 'react-router-dom';
import { Heading } from './heading.tsx';
import { PageHead } from './page-head.tsx';

type Props = {
  title: string;
  /** In place of the title, where it says more. */
  heading?: string | undefined;
  isWrong?: boolean;
  /** The way back: the address of a screen, and its words. */
  back?: readonly [to: string, words: string];
};

/** The top of a staff screen: the title of the window, the way back, and the heading. */
export const StaffHeading = ({ title, heading = title, isWrong = false, back }: Props) => (
  <>
    <PageHead title={title} isWrong={isWrong} />
    {back && (
      <Link to={back[0]} className="back">
        {back[1]}
      </Link>
    )}
    <Heading>{heading}</Heading>
  </>
);
