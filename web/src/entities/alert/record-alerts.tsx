import { Folded } from '../../components/folded.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { useTestSummary } from '../result/queries.ts';
import { AlertCard } from './alert-card.tsx';
import { HelpLines } from './help-lines.tsx';
import { alertsToReview, unansweredAlerts } from './open-alerts.ts';
import { useAskedResponse } from './response-form.tsx';
import { UnreadableAlert } from './unreadable-alert.tsx';
import { UnsentResponse } from './unsent-response.tsx';

/** The open alerts of one patient, and those to be reviewed: they are above everything else on the record. */
export const RecordAlerts = ({ patientId }: { patientId: string }) => {
  const asked = useAskedResponse();
  return (
    <Loaded from={useTestSummary(patientId)} failed="Alerts could not be read." waiting={null}>
      {(summary) => {
        const unanswered = unansweredAlerts(summary);
        return (
          <>
            {asked && !unanswered.some(({ alertId }) => alertId === asked) && (
              <UnsentResponse patientId={patientId} alertId={asked} />
            )}
            {unanswered.map((alert) =>
              'unreadable' in alert ? (
                <UnreadableAlert key={alert.alertId} alertId={alert.alertId} />
              ) : (
                <AlertCard key={alert.alertId} alert={alert} folds />
              ),
            )}
            {unanswered.length > 0 && (
              <Folded label="Help lines">
                <HelpLines />
              </Folded>
            )}
            {alertsToReview(summary).map((alert) => (
              <AlertCard key={alert.alertId} alert={alert} />
            ))}
          </>
        );
      }}
    </Loaded>
  );
};
