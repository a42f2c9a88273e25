import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StaffHeading } from '../../components/staff-heading.tsx';
import { screens, titles } from '../../lib/paths.ts';
import { ChooseFile } from './choose-file.tsx';
import { FileImport } from './file-import.tsx';
import { FormerTransfers } from './former-transfers.tsx';
import type { ReadFile } from './read-file.ts';

/** Patients, appointments and scores from a spreadsheet: checked first, then stored row by row. */
export const Component = () => {
  const [file, setFile] = useState<ReadFile>();
  return (
    <>
      <StaffHeading title={titles.import} />
      <p className="lead">
        Bring in what you have in a spreadsheet. The file is checked first, and you see what would be stored before
        anything is.
      </p>
      <ChooseFile onFile={setFile} />
      {file && <FileImport key={file.importId} file={file} />}
      <FormerTransfers />
      <p>
        <Link to={screens.export}>Export everything</Link>
      </p>
    </>
  );
};
