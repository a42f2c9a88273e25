import type { ComponentProps } from 'react';
import { AlertCard } from './alert-card.tsx';
import { HelpLines } from './help-lines.tsx';

type Alert = ComponentProps<typeof AlertCard>['alert'];

/** The alerts that saved answers have raised, to be answered at once. */
export const RaisedAlerts = ({ alerts }: { alerts: readonly Alert[] }) =>
  alerts.length > 0 && (
    <div role="alert">
      {alerts.map((one) => (
        <AlertCard key={one.alertId} alert={one} />
      ))}
      {alerts.some(({ response }) => !response) && <HelpLines />}
    </div>
  );
