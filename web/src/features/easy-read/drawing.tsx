import type { ReactNode } from 'react';
import type { EasyPicture } from '../../../../shared/words/easy-pictures.ts';
import styles from './easy-read.module.css';

const head = (x: number, y: number) => <circle cx={x} cy={y} r="11" fill="var(--turmeric)" />;
const body = (x: number, y: number, cloth: string) => (
  <path d={`M${x - 16} ${y + 44}v-14q0-16 16-16t16 16v14z`} fill={cloth} />
);
const person = (x: number, y: number, cloth: string) => (
  <>
    {head(x, y)}
    {body(x, y, cloth)}
  </>
);

const madder = 'var(--madder)';
const leaf = 'var(--leaf)';
const ink = 'var(--second-cloth)';
const turmeric = 'var(--turmeric)';
const paper = 'var(--on-second-cloth)';

const drawings: Readonly<Record<EasyPicture, ReactNode>> = {
  people: (
    <>
      {person(30, 30, madder)}
      {person(66, 30, leaf)}
      {person(48, 40, ink)}
    </>
  ),
  home: (
    <>
      <path d="M10 48 48 14l38 34z" fill={madder} />
      <path d="M20 48h56v36H20z" fill={turmeric} />
      <path d="M42 60h14v24H42z" fill={ink} />
    </>
  ),
  talk: (
    <>
      <path d="M8 14h48v30H30L18 56V44H8z" fill={madder} />
      <path d="M40 50h48v28H78v12L66 78H40z" fill={leaf} />
      <path d="M18 24h28M18 33h20M50 60h28M50 68h20" stroke={paper} strokeWidth="4" fill="none" />
    </>
  ),
  garden: (
    <>
      <path d="M8 72h80v14H8z" fill={madder} />
      <path d="M48 72V34" stroke={leaf} strokeWidth="5" fill="none" />
      <path d="M48 50q-22 0-24-22 24 0 24 22zM48 42q20-2 22-24-22 2-22 24z" fill={leaf} />
      <circle cx="78" cy="20" r="10" fill={turmeric} />
    </>
  ),
  together: (
    <>
      {person(34, 26, ink)}
      {person(62, 26, madder)}
      <path d="M48 92q-16-10-16-18a8 8 0 0 1 16-3 8 8 0 0 1 16 3q0 8-16 18z" fill={turmeric} />
    </>
  ),
  phone: (
    <>
      <rect x="28" y="8" width="40" height="80" rx="7" fill={ink} />
      <rect x="33" y="17" width="30" height="54" fill={turmeric} />
      <circle cx="48" cy="79" r="4" fill={paper} />
    </>
  ),
  letter: (
    <>
      <path d="M8 22h80v54H8z" fill={turmeric} />
      <path d="m8 22 40 32 40-32" stroke={ink} strokeWidth="5" fill="none" />
    </>
  ),
  clock: (
    <>
      <circle cx="48" cy="48" r="38" fill={leaf} />
      <circle cx="48" cy="48" r="30" fill={paper} />
      <path d="M48 28v21l14 9" stroke={ink} strokeWidth="5" fill="none" />
    </>
  ),
  write: (
    <>
      <path d="M16 8h50v80H16z" fill={ink} />
      <path d="M26 26h30M26 40h30M26 54h18" stroke={paper} strokeWidth="4" fill="none" />
      <path d="m52 78 30-36 8 7-30 36-11 4z" fill={madder} />
    </>
  ),
  lock: (
    <>
      <path d="M30 44V30a18 18 0 0 1 36 0v14" stroke={ink} strokeWidth="8" fill="none" />
      <rect x="18" y="42" width="60" height="44" rx="6" fill={madder} />
      <path d="M48 58v14" stroke={paper} strokeWidth="7" fill="none" />
    </>
  ),
  help: (
    <>
      <path d="M48 6 92 86H4z" fill={madder} />
      <path d="M48 34v26M48 68v8" stroke={paper} strokeWidth="8" fill="none" />
    </>
  ),
};

/** A drawing beside an idea. The words say the same, so it has no description. */
export const Drawing = ({ name }: { name: EasyPicture }) => (
  <svg className={styles.drawing} viewBox="0 0 96 96" aria-hidden="true">
    {drawings[name]}
  </svg>
);
