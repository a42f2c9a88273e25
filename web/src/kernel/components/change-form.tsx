import type { ComponentProps, ReactNode } from 'react';
import { StaffFormFrame } from './staff-form-frame.tsx';
import { useChangeForm } from './use-change-form.ts';
import { focusFirstControl } from './use-disclosure.ts';

type Props = Pick<ComponentProps<typeof StaffFormFrame>, 'aria-label' | 'className' | 'save'> & {
  change: Parameters<typeof useChangeForm>[0];
  onDone: () => void;
  /** The fields, from what binds them. */
  children: (field: ReturnType<typeof useChangeForm>['field']) => ReactNode;
};

/** A small form in place of the button that opens it: it changes one thing, and closes with that or without. */
export const ChangeForm = ({ change, onDone, children, ...frame }: Props) => {
  const form = useChangeForm(change, onDone);
  return (
    <StaffFormFrame
      {...frame}
      form={form}
      ref={focusFirstControl}
      method="post"
      onSubmit={form.submit}
      onCancel={onDone}
    >
      {children(form.field)}
    </StaffFormFrame>
  );
};
