import type { Facts } from '../../../../shared/organisation/facts.ts';
import { listMerged } from '../../kernel/forms/merged-fields.ts';
import styles from './site.module.css';
import { factFields, type SiteValues, valuesOf } from './site-fields.ts';

/** The facts in which two differ, each in words. */
export const changesOf = (before: Facts, after: Facts) => {
  const [earlier, later]: [SiteValues, SiteValues] = [valuesOf(before), valuesOf(after)];
  return listMerged(factFields).flatMap(({ name, label, wordsOf }) => {
    const [was, is] = [wordsOf(earlier[name as keyof SiteValues]), wordsOf(later[name as keyof SiteValues])];
    return was === is ? [] : [{ name, label, was, is }];
  });
};

export const Changes = ({ before, after }: { before: Facts; after: Facts }) => (
  <ul className={styles.changes}>
    {changesOf(before, after).map(({ name, label, was, is }) => (
      <li key={name}>
        <strong>{label}</strong>
        <span>
          <del>{was}</del> <ins>{is}</ins>
        </span>
      </li>
    ))}
  </ul>
);
