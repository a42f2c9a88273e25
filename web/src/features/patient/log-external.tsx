import { Link } from 'react-router-dom';
import { externalScreen } from '../../lib/paths.ts';
import { may } from '../../lib/session/may.ts';

export const LogExternal = ({ patientId }: { patientId: string }) =>
  may('mayWriteRecords') && <Link to={externalScreen(patientId)}>Log an external referral</Link>;
