import { useStanding } from '../../lib/questionnaires/queries.ts';
import { Problem } from '../problem.tsx';
import { AlertCard } from './alert-card.tsx';

/** The open alerts of one patient: nothing on the record stands above them. */
export const RecordAlerts = ({ patientId }: { patientId: string }) => {
  const { data, error, refetch } = useStanding(patientId);
  if (error) return <Problem text={`Alerts could not be read. ${error.message}`} retry={() => void refetch()} />;
  const open = data?.alerts.filter(({ response }) => response === undefined) ?? [];
  return open.map((alert) => <AlertCard key={alert.alertId} alert={alert} />);
};
