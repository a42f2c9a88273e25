import type { ComponentProps } from 'react';
import { longestAppointment, shortestAppointment } from '../../../../shared/appointments/appointments.ts';
import { TextField } from '../../kernel/components/field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string };

/** The length of an appointment, in steps of five minutes. */
export const MinutesField = ({ label = 'Minutes', ...field }: Props) => (
  <TextField
    {...field}
    label={label}
    type="number"
    inputMode="numeric"
    min={shortestAppointment}
    max={longestAppointment}
    step={5}
  />
);
