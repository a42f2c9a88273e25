import type * as z from 'zod';
import type { OpeningReason, openingInput, RestrictedPart } from '../../../../shared/patients/opening.ts';
import type { NamedRestriction } from '../../../../shared/privacy/named-restriction.ts';
import type { partRestrictionInput } from '../../../../shared/privacy/restriction-input.ts';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { OpeningFields } from './opening-fields.tsx';
import styles from './privacy.module.css';
import { RestrictionFields } from './restriction-fields.tsx';

/** To whom a part is restricted, why and since when. */
export const describeRestriction = ({ users, why, by, at }: NamedRestriction): string =>
  `Restricted to ${users.map((user) => fullName(user) || 'somebody without access now').join(', ')}: ${why} (${fullName(by)}, ${formatInstantShort(at)})`;

const made: Readonly<Record<RestrictedPart, string>> = { note: 'whoever wrote it', document: 'whoever added it' };

type RestrictProps = {
  part: RestrictedPart;
  restrictedTo: NamedRestriction | undefined;
  change: (body: z.input<typeof partRestrictionInput>) => Promise<unknown>;
  onDone: () => void;
};

/** Restricts a note or a document to some people; with nobody ticked, whoever opens the record reads it again. */
export const RestrictPart = ({ part, restrictedTo, change, onDone }: RestrictProps) => (
  <ChangeForm
    aria-label={`Restrict this ${part} to named people`}
    className={styles.form}
    save="Save"
    change={async (value, chosen) => {
      const userIds = chosen('userIds');
      await change({ userIds, why: value('why'), replaces: restrictedTo?.at ?? '' });
      return userIds.length > 0 ? `The ${part} is restricted.` : `The ${part} is not restricted any more.`;
    }}
    onDone={onDone}
  >
    {(field) => (
      <>
        <RestrictionFields
          field={field}
          restrictedTo={restrictedTo}
          hint={`Beside you and ${made[part]}. Everybody else sees that there is one and why, opens it with a reason, and all of these are told. With nobody ticked it is not restricted.`}
        />
        {part === 'document' && <p>Its name stays in the list and on the timeline for everybody: rename it first.</p>}
      </>
    )}
  </ChangeForm>
);

type OpenProps = {
  part: RestrictedPart;
  restricted: NamedRestriction;
  open: (body: z.input<typeof openingInput>) => Promise<unknown>;
  onDone: () => void;
};

/** Opens a restricted note or document once, with a reason. */
export const OpenPart = ({ part, restricted, open, onDone }: OpenProps) => (
  <ChangeForm
    aria-label={`Open this ${part} with a reason`}
    className={styles.form}
    save={`Open the ${part}`}
    change={async (value) => {
      await open({ why: value('why') as OpeningReason, words: value('words') });
      return `The ${part} is open, this once.`;
    }}
    onDone={onDone}
  >
    {(field) => (
      <>
        <OpeningFields field={field} />
        <p>
          Told at once: {restricted.users.map(fullName).filter(Boolean).join(', ')}. Your reason is shown on the
          timeline and in the audit log.
        </p>
      </>
    )}
  </ChangeForm>
);
