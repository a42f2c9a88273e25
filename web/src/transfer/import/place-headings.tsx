import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '../../kernel/components/problem.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import type { ChosenBook } from './choose-file.tsx';
import styles from './import.module.css';
import { guessPlace, headingRowsOf, layOut, type Place } from './import-file.ts';
import { MapColumns } from './map-columns.tsx';

const numbersOf = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at));

/** Which sheet of the file it is, and in which row the headings are: guessed, and to be corrected. */
export const PlaceHeadings = ({ kind, book }: ChosenBook) => {
  const [place, setPlace] = useState<Place>(() => guessPlace(kind, book));
  const { data: file } = useQuery({
    queryKey: ['import', kind, book, place],
    queryFn: () => layOut(kind, book, place),
  });
  const rows = headingRowsOf(book, place);
  const sheets = numbersOf(book.sheets.length);
  return (
    <Section id="file" title={book.fileName}>
      {book.remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
      <div className={styles.place}>
        {sheets.length > 1 && (
          <SelectField
            name="sheet"
            label="Sheet"
            choices={sheets.map((at) => [at, book.sheets[Number(at)]?.name])}
            value={String(place.sheet)}
            onChoose={(at) => setPlace(guessPlace(kind, book, Number(at)))}
          />
        )}
        <SelectField
          name="heading-row"
          label="The headings are in"
          choices={rows.map(({ headingAt, row }) => [String(headingAt), `row ${row}`])}
          value={String(place.headingAt)}
          onChoose={(at) => setPlace({ ...place, headingAt: Number(at) })}
        />
      </div>
      {file && ('wrong' in file ? <Problem text={file.wrong} /> : <MapColumns key={file.importId} file={file} />)}
    </Section>
  );
};
