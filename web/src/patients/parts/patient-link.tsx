import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { patientScreen } from '../../kernel/lib/paths.ts';

type Props = {
  patientId: string;
  firstName: string;
  lastName: string;
  className?: string | undefined;
  before?: ReactNode;
};

/** A patient's name with a link to their record: wherever somebody is named, they can be opened. */
export const PatientLink = ({ patientId, firstName, lastName, className, before }: Props) => (
  <Link to={patientScreen(patientId)} className={className}>
    {before}
    {firstName} {lastName}
  </Link>
);
