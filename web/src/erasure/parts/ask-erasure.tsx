import { lazy, Suspense } from 'react';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';

// Seldom opened.
const ErasureForm = lazy(async () => ({ default: (await import('./erasure-form.tsx')).ErasureForm }));

/** Asks for a record to be erased; an admin other than the caller has to agree. */
export const AskErasure = ({ patientId, name }: { patientId: string; name: string }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  return isOpen ? (
    <Suspense fallback={null}>
      <ErasureForm patientId={patientId} onDone={close} />
    </Suspense>
  ) : (
    <RowButton ref={opener} onClick={open} label="Ask for it to be erased" about={name} />
  );
};
