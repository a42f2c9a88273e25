import { me } from '../../../../shared/patients/caseload-schema.ts';
import { recordLimitCalls } from '../../../../shared/privacy/record-limit-calls.ts';
import {
  type ExclusionReason,
  exclusionInput,
  exclusionLabels,
  exclusionReasons,
  type RecordLimits,
} from '../../../../shared/privacy/record-limits.ts';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { useWorkers } from '../../patients/parts/queries.ts';
import styles from './privacy.module.css';
import { RestrictionFields } from './restriction-fields.tsx';

const reasons = exclusionReasons.map((id) => ({ id, label: exclusionLabels[id] }));
const words = exclusionInput.shape.words;

type Props = { patientId: string; onDone: () => void };

/** Closes the record to oneself, or to a colleague. */
export const ExcludeForm = ({ patientId, of, onDone }: Props & { of: 'me' | 'colleague' }) => {
  const { mutateAsync } = useCall(recordLimitCalls.excludeStaff);
  const { data: staff = [] } = useWorkers(of === 'colleague');
  return (
    <ChangeForm
      aria-label={of === 'me' ? 'Close it to me' : 'Close it to a colleague'}
      className={styles.form}
      save={of === 'me' ? 'Close the record to me' : 'Close the record to them'}
      change={async (value) => {
        const body = {
          userId: of === 'me' ? me : value('userId'),
          why: value('why') as ExclusionReason,
          words: value('words'),
        };
        await mutateAsync({ params: { patientId }, body });
        return of === 'me' ? 'The record is closed to you.' : 'The record is closed to them.';
      }}
      onDone={onDone}
    >
      {(field) => (
        <>
          {of === 'colleague' && (
            <SelectField
              {...field('userId')}
              label="To whom"
              defaultValue=""
              choices={[['', 'Please choose'], ...staff.map((one) => [one.id, fullName(one)] as const)]}
            />
          )}
          <Choices {...field('why')} label="Why" type="radio" required choices={reasons} value={[]} />
          <LongTextField
            {...field('words', words)}
            label="In your words"
            hint="Only needed where you choose ‘Another reason’. Colleagues who open this record can read it."
            rows={2}
          />
          <p>
            {of === 'me'
              ? 'You no longer open anything in this record, not even with a reason, and are never its worker. Only an admin opens it to you again.'
              : 'They no longer open anything in this record, not even with a reason, and are never its worker. Sessions and tasks that they have with this patient stay with them: please give those to somebody else.'}
          </p>
        </>
      )}
    </ChangeForm>
  );
};

/** Restricts a record to some people beside the worker; with nobody ticked it is open to its service again. */
export const RestrictForm = ({ patientId, limits, onDone }: Props & { limits: RecordLimits }) => {
  const { mutateAsync } = useCall(recordLimitCalls.restrictRecord);
  return (
    <ChangeForm
      aria-label="Restrict it to named people"
      className={styles.form}
      save="Save"
      change={async (value, chosen) => {
        const body = { userIds: chosen('userIds'), why: value('why'), version: limits.version };
        const { restrictedTo } = await mutateAsync({ params: { patientId }, body });
        return restrictedTo ? 'The record is restricted.' : 'The record is not restricted any more.';
      }}
      onDone={onDone}
    >
      {(field) => (
        <>
          <RestrictionFields
            field={field}
            restrictedTo={limits.restrictedTo}
            hint="Beside the worker. Everybody else, you too where you are not ticked, gives a reason, and all of these are told at once. With nobody ticked it is not restricted."
            without={new Set(limits.excluded.map(({ user }) => user.id))}
          />
        </>
      )}
    </ChangeForm>
  );
};
