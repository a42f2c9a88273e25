import type { ComponentProps } from 'react';
import type { Fields } from '../forms/edit-state.ts';
import type { MergedFields } from '../forms/merged-fields.ts';
import { CancelButton } from './cancel-button.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { MergeNotice } from './merge-notice.tsx';
import { StaffFormFrame } from './staff-form-frame.tsx';
import type { StaffForm } from './use-staff-form.ts';

type Props<Values extends Fields> = Omit<ComponentProps<typeof StaffFormFrame>, 'form' | 'beside'> & {
  form: StaffForm<Values>;
  /** The kind of draft, as in 'an unsaved case note'. */
  draft: string;
  /** The fields that a colleague may change at the same time. */
  merged?: MergedFields<Values>;
  /** For a form that can be closed: the name of what is typed, and what closing it does. */
  cancel?: Omit<ComponentProps<typeof CancelButton>, 'form'>;
};

/** A form of `useStaffForm`: its draft, what a colleague saved meanwhile, the fields, and the buttons. */
export const DraftForm = <Values extends Fields>(props: Props<Values>) => {
  const { form, draft, merged, cancel, children, ...frame } = props;
  return (
    <StaffFormFrame {...frame} form={form} beside={cancel && <CancelButton form={form} {...cancel} />}>
      {merged && <MergeNotice form={form} fields={merged} />}
      <DraftOffer form={form} what={draft} />
      {children}
    </StaffFormFrame>
  );
};
