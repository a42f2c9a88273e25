import type { ComponentProps, ReactNode } from 'react';
import type * as z from 'zod';
import { longest } from '../forms/longest.ts';
import { useAnnounce } from './announcer.tsx';
import { StaffFormFrame } from './staff-form-frame.tsx';
import { focusFirstControl } from './use-disclosure.ts';
import { useForm } from './use-form.ts';

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
    <StaffFormFrame {...frame} form={form} ref={focusFirstControl} onSubmit={form.submit} onCancel={onDone}>
      {children(form.field)}
    </StaffFormFrame>
  );
};

/**
 * A small form that changes one thing: it announces success and closes, or shows the error and stays.
 *
 *     <TextField {...form.field('reason', unassignReason)} label="Why" />
 */
export const useChangeForm = (
  change: (values: (name: string) => string, chosen: (name: string) => string[]) => Promise<string>,
  onDone: () => void = () => undefined,
) => {
  const announce = useAnnounce();
  const form = useForm(async (values, chosen) => {
    announce(await change((name) => values(name).trim(), chosen));
    onDone();
    return undefined;
  });
  return {
    ...form,
    /** The props of a control; a text takes no more characters than its schema of the API. */
    field: (name: string, limit?: z.ZodType) => ({
      ...form.field(name),
      ...(limit && { maxLength: longest(limit) }),
    }),
  };
};
