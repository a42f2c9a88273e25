import { openReviewOf, type ShownAlert } from '../../../../shared/alerts/alert.ts';
import { onlyReadable, type Unreadable } from '../../../../shared/kernel/unreadable.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { Folded } from '../../kernel/components/folded.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { useDraft } from '../../kernel/drafts/use-draft.ts';
import { formatInstant } from '../../kernel/lib/format.ts';
import { useTestSummary } from '../../questionnaires/parts/results/queries.ts';
import styles from './alert-card.module.css';
import { AlertCard, UnreadableAlert } from './alert-card.tsx';
import { HelpLines } from './help-lines.tsx';
import { recordedDraft, useAskedResponse } from './response-form.tsx';

type Summary = { alerts: readonly (ShownAlert | Unreadable<'alertId'>)[] };

/** The open alerts as far as they can be read: one that cannot be read is taken to be open. */
export const unansweredAlerts = (summary: Summary | undefined) =>
  summary?.alerts.filter((alert) => 'unreadable' in alert || alert.response === undefined) ?? [];

const alertsToReview = (summary: Summary | undefined): ShownAlert[] =>
  onlyReadable(summary?.alerts ?? []).filter((alert) => openReviewOf(alert) !== undefined);

/** A person's words about an alert that a colleague answered first: to read and copy until they discard them. */
const UnsentResponse = ({ patientId, alertId }: { patientId: string; alertId: string }) => {
  const draft = useDraft({ form: 'alert-response', recordId: alertId, patientId, schema: recordedDraft });
  return draft.offers.map((offer) => (
    <section key={offer.id} className={styles.card} aria-label="Your response that was not saved">
      <p>
        A colleague has answered this alert. What you wrote at {formatInstant(offer.savedAt)} was not saved: copy it
        into a case note if it is still needed.
      </p>
      <p className={styles.done}>{offer.value.action}</p>
      <p className={styles.when}>Who acted: {offer.value.name || 'Blank'}</p>
      <QuietButton label="Discard" onClick={() => draft.calls.discard(offer)} />
    </section>
  ));
};

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
