import { Problem } from '../../components/problem.tsx';
import { useTestSummary } from '../result/queries.ts';
import { AlertCard } from './alert-card.tsx';
import { unansweredAlerts } from './open-alerts.ts';
import { useAskedResponse } from './response-form.tsx';
import { UnreadableAlert } from './unreadable-alert.tsx';
import { UnsentResponse } from './unsent-response.tsx';

/** The open alerts of one patient: nothing on the record stands above them. */
export const RecordAlerts = ({ patientId }: { patientId: string }) => {
  const { data, error, refetch } = useTestSummary(patientId);
  const asked = useAskedResponse();
  const unanswered = unansweredAlerts(data);
  // What was read before stays: a later reading that fails hides no alert, and takes no response that is being written.
  return (
    <>
      {error && <Problem text={`Alerts could not be read. ${error.message}`} retry={() => void refetch()} />}
      {asked && data && !unanswered.some(({ alertId }) => alertId === asked) && (
        <UnsentResponse patientId={patientId} alertId={asked} />
      )}
      {unanswered.map((alert) =>
        'unreadable' in alert ? (
          <UnreadableAlert key={alert.alertId} alertId={alert.alertId} />
        ) : (
          <AlertCard key={alert.alertId} alert={alert} />
        ),
      )}
    </>
  );
};
