import * as z from 'zod';
import { patientCalls } from '../../../../../shared/patients/calls.ts';
import {
  type ExternalReferral,
  externalOutcome,
  externalStatus,
  externalStatuses,
} from '../../../../../shared/patients/record.ts';
import { CancelButton } from '../../../kernel/components/cancel-button.tsx';
import { DraftOffer } from '../../../kernel/components/draft-offer.tsx';
import { LongTextField } from '../../../kernel/components/field.tsx';
import { MergeNotice } from '../../../kernel/components/merge-notice.tsx';
import { choicesOf, SelectField } from '../../../kernel/components/select-field.tsx';
import { StaffFormFrame } from '../../../kernel/components/staff-form-frame.tsx';
import { focusFirstControl } from '../../../kernel/components/use-disclosure.ts';
import { useStaffForm } from '../../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../../kernel/forms/check-fields.ts';
import { send } from '../../../kernel/lib/api-client.ts';
import { refreshed } from '../../../kernel/lib/refresh.ts';
import { statusLabels } from './status-labels.ts';

const schema = z.object({ status: externalStatus, outcome: z.string() });
const wanted = z.object({ outcome: externalOutcome });
type Progress = z.infer<typeof schema>;

export const progressText = ({ status, outcome }: Progress): string =>
  `Status: ${statusLabels[status]}${outcome && `. Outcome: ${outcome}`}`;

const savedOf = ({ version, status, outcome }: ExternalReferral) => ({ version, values: { status, outcome } });

const fields = [
  { name: 'status', label: 'Status', describe: (status: unknown) => statusLabels[externalStatus.parse(status)] },
  { name: 'outcome', label: 'Outcome' },
];

type Props = { patientId: string; referral: ExternalReferral; onDone: () => void };

/** The progress of an external referral. Typed words stay until they are saved, whatever else happens. */
export const ExternalProgress = ({ patientId, referral, onDone }: Props) => {
  const { externalReferralId, serviceType } = referral;
  const controlOf = (field: string) => `${field}-${externalReferralId}`;
  const form = useStaffForm<Progress>({
    place: { form: 'external-progress', recordId: externalReferralId, patientId },
    schema,
    saved: savedOf(referral),
    limits: wanted.shape,
    nameOf: controlOf,
  });

  const save = async () => {
    const saved = await form.submit({
      check: (values) => checkFields(wanted, { outcome: values.outcome }, controlOf),
      send: ({ version, values }) =>
        send(patientCalls.updateExternalReferral, {
          params: { patientId, externalReferralId },
          body: { ...values, version },
        }),
      done: (answer) => (answer.status === 200 ? { value: true, saved: savedOf(answer.body) } : undefined),
      stale: (answer) => (answer.status === 409 ? savedOf(answer.body.current) : undefined),
      control: controlOf,
    });
    if (saved) void refreshed().then(onDone);
  };
  return (
    <StaffFormFrame
      form={form}
      ref={focusFirstControl}
      aria-label={`Progress of ${serviceType}`}
      onSubmit={save}
      save="Save"
      beside={<CancelButton form={form} what={`The progress of ${serviceType}`} onClose={onDone} />}
    >
      <MergeNotice form={form} fields={fields} />
      <DraftOffer form={form} what="outcome" />
      <SelectField {...form.choice('status')} label="Status" choices={choicesOf(externalStatuses, statusLabels)} />
      <LongTextField {...form.field('outcome')} label="Outcome" rows={3} />
    </StaffFormFrame>
  );
};
