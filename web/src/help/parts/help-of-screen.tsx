import { Link } from 'react-router-dom';
import { screens } from '../../kernel/lib/paths.ts';
import { helpTexts } from './help-texts.ts';

/** The help of one screen, and the way to that of all. */
export const HelpOfScreen = ({ name }: { name: keyof typeof helpTexts }) => (
  <>
    {helpTexts[name].map((text) => (
      <p key={text}>{text}</p>
    ))}
    <p>
      <Link to={screens.help}>Help with every screen</Link>
    </p>
  </>
);
