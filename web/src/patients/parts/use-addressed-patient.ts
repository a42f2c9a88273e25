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
