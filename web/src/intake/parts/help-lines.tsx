import { urgentHelp } from '../../../../shared/country/urgent-help.ts';

/** The urgent help lines, one below the other. */
export const HelpLines = () => (
  <ul>
    {urgentHelp().map(({ who, say, link }) => (
      <li key={link}>
        {who}: <a href={link}>{say}</a>
      </li>
    ))}
  </ul>
);
