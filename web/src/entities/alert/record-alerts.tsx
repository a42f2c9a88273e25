import { Loaded } from '../../components/loaded.tsx';
import { useTestSummary } from '../result/queries.ts';
import { AlertCard } from './alert-card.tsx';
import { unansweredAlerts } from './open-alerts.ts';
import { UnreadableAlert } from './unreadable-alert.tsx';

/** The open alerts of one patient: nothing on the record stands above them. */
export const RecordAlerts = ({ patientId }: { patientId: string }) => (
  <Loaded from={useTestSummary(patientId)} failed="Alerts could not be read." waiting={null}>
    {(summary) =>
      unansweredAlerts(summary).map((alert) =>
        'unreadable' in alert ? (
          <UnreadableAlert key={alert.alertId} alertId={alert.alertId} />
        ) : (
          <AlertCard key={alert.alertId} alert={alert} />
        ),
      )
    }
  </Loaded>
);
