import { useState } from 'react';

type Instance = { number: number; patientId: string | undefined };

/** Words typed before the patient is chosen stay with the choice; words about one patient never pass to another. */
export const formInstanceFor = (instance: Instance, patientId: string | undefined): Instance => {
  if (instance.patientId === patientId) return instance;
  return { number: instance.number + (instance.patientId === undefined ? 0 : 1), patientId };
};

/** The `key` of a form about the patient of the address: a new form whenever a patient is left, saved or not. */
export const useFormInstance = (patientId: string | undefined): number => {
  const [instance, setInstance] = useState<Instance>({ number: 0, patientId });
  const next = formInstanceFor(instance, patientId);
  if (next !== instance) setInstance(next);
  return next.number;
};
