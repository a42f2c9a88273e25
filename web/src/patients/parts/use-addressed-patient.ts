import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { stayHere } from '../../kernel/lib/stay-here.ts';
import { usePatient } from './queries.ts';

/** The patient whom the address names. A choice changes the address: reloading and going back keep it. */
export const useAddressedPatient = (screenOf: (id: string | undefined) => string) => {
  const { id } = useParams();
  const navigate = useNavigate();
  const { data, isLoading, error, refetch } = usePatient(id);
  return {
    id,
    patient: id === undefined ? undefined : data,
    reading: { isLoading, error, retry: () => void refetch() },
    choose: (chosen: { patientId: string } | undefined): void =>
      void navigate(screenOf(chosen?.patientId), { state: stayHere }),
  };
};
export type AddressedPatient = ReturnType<typeof useAddressedPatient>;

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

const untouched = 'body, h1';

/**
 * Focuses the first field of a form once its patient is known, from the address or by choosing: unless the focus has
 * moved elsewhere on the screen meanwhile.
 */
export const useStartOfForm = (isKnown: boolean, focusFirst: () => void): void => {
  const start = useEffectEvent(() => {
    if (document.activeElement?.matches(untouched)) focusFirst();
  });
  useEffect(() => {
    // After the effects of the surrounding screen: on arrival, the heading takes the focus in one of those.
    if (isKnown) queueMicrotask(start);
  }, [isKnown]);
};
