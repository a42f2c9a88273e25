import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type EasyIdea, easyRead } from '#words/pages/easy-read.ts';
import type { EasyPicture } from '../../../../shared/words/easy-pictures.ts';
import { Heading } from '../../kernel/components/heading.tsx';
import { PageHead } from '../../kernel/components/page-head.tsx';
import { screens } from '../../kernel/lib/paths.ts';
import styles from './easy-read.module.css';

const madder = 'var(--madder)';
const leaf = 'var(--leaf)';
const ink = 'var(--second-cloth)';
const turmeric = 'var(--turmeric)';
const paper = 'var(--on-second-cloth)';

/** A shape of one colour: filled, or a line of a width. */
type Shape = { d: string; colour: string; line?: number };

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const person = (x: number, y: number, cloth: string): Shape[] => [
  { d: circle(x, y, 11), colour: turmeric },
  { d: `M${x - 16} ${y + 44}v-14q0-16 16-16t16 16v14z`, colour: cloth },
];

const drawings: Readonly<Record<EasyPicture, readonly Shape[]>> = {
  people: [...person(30, 30, madder), ...person(66, 30, leaf), ...person(48, 40, ink)],
  home: [
    { d: 'M10 48 48 14l38 34z', colour: madder },
    { d: 'M20 48h56v36H20z', colour: turmeric },
    { d: 'M42 60h14v24H42z', colour: ink },
  ],
  talk: [
    { d: 'M8 14h48v30H30L18 56V44H8z', colour: madder },
    { d: 'M40 50h48v28H78v12L66 78H40z', colour: leaf },
    { d: 'M18 24h28M18 33h20M50 60h28M50 68h20', colour: paper, line: 4 },
  ],
  garden: [
    { d: 'M8 72h80v14H8z', colour: madder },
    { d: 'M48 72V34', colour: leaf, line: 5 },
    { d: 'M48 50q-22 0-24-22 24 0 24 22zM48 42q20-2 22-24-22 2-22 24z', colour: leaf },
    { d: circle(78, 20, 10), colour: turmeric },
  ],
  together: [
    ...person(34, 26, ink),
    ...person(62, 26, madder),
    { d: 'M48 92q-16-10-16-18a8 8 0 0 1 16-3 8 8 0 0 1 16 3q0 8-16 18z', colour: turmeric },
  ],
  phone: [
    {
      d: 'M35 8h26a7 7 0 0 1 7 7v66a7 7 0 0 1-7 7H35a7 7 0 0 1-7-7V15a7 7 0 0 1 7-7z',
      colour: ink,
    },
    { d: 'M33 17h30v54H33z', colour: turmeric },
    { d: circle(48, 79, 4), colour: paper },
  ],
  letter: [
    { d: 'M8 22h80v54H8z', colour: turmeric },
    { d: 'm8 22 40 32 40-32', colour: ink, line: 5 },
  ],
  clock: [
    { d: circle(48, 48, 38), colour: leaf },
    { d: circle(48, 48, 30), colour: paper },
    { d: 'M48 28v21l14 9', colour: ink, line: 5 },
  ],
  write: [
    { d: 'M16 8h50v80H16z', colour: ink },
    { d: 'M26 26h30M26 40h30M26 54h18', colour: paper, line: 4 },
    { d: 'm52 78 30-36 8 7-30 36-11 4z', colour: madder },
  ],
  lock: [
    { d: 'M30 44V30a18 18 0 0 1 36 0v14', colour: ink, line: 8 },
    {
      d: 'M24 42h48a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V48a6 6 0 0 1 6-6z',
      colour: madder,
    },
    { d: 'M48 58v14', colour: paper, line: 7 },
  ],
  help: [
    { d: 'M48 6 92 86H4z', colour: madder },
    { d: 'M48 34v26M48 68v8', colour: paper, line: 8 },
  ],
};

/** A drawing beside an idea. The words say the same, so it has no description. */
const Drawing = ({ name }: { name: EasyPicture }) => (
  <svg className={styles.drawing} viewBox="0 0 96 96" aria-hidden="true">
    {drawings[name].map(({ d, colour, line }) => (
      <path key={d} d={d} {...(line ? { stroke: colour, strokeWidth: line, fill: 'none' } : { fill: colour })} />
    ))}
  </svg>
);

const pages = {
  services: { to: screens.easyServices, whole: screens.services },
  contact: { to: screens.easyContact, whole: screens.contact },
  privacy: { to: screens.easyPrivacy, whole: screens.privacy },
  referral: { to: screens.easyReferral, whole: screens.referrals },
} as const;
type EasyPageName = keyof typeof pages;
const names = Object.keys(pages) as EasyPageName[];

type Facts = Readonly<Record<string, string>>;

const Idea = ({ idea: { picture, title, text }, facts = {} }: { idea: EasyIdea; facts?: Facts }) => (
  <section className={styles.idea}>
    <Drawing name={picture} />
    <div>
      <h2>{title}</h2>
      {text.map((sentence) => (
        <p key={sentence}>{sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)}</p>
      ))}
    </div>
  </section>
);

/** `facts` replace `{phone}` and the like. */
type Props = { page: EasyPageName; ideas: readonly EasyIdea[]; facts?: Facts; isWrong?: boolean; children?: ReactNode };

/** A page of easy read: one idea after the other, each with a drawing, and first what to do in danger. */
export const EasyPage = ({ page, ideas, facts, isWrong = false, children }: Props) => {
  const { title, description } = easyRead[page];
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} path={pages[page].to} isWrong={isWrong} />
      <Heading>{easyRead[page].name}</Heading>
      <nav className={styles.pages} aria-label={easyRead.pages}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Link to={name === page ? pages[name].whole : pages[name].to}>
                {name === page ? easyRead.whole : easyRead[name].name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Idea idea={easyRead.urgent} />
      {ideas.map((idea) => (
        <Idea key={idea.title} idea={idea} {...(facts && { facts })} />
      ))}
      {children}
    </div>
  );
};
