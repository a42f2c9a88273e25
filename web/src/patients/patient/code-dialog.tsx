import { referralCalls } from '../../../../shared/referrals/calls.ts';
import { MainButton, QuietButton } from '../../kernel/components/buttons.tsx';
import dialogStyles from '../../kernel/components/modal.module.css';
import { Modal } from '../../kernel/components/modal.tsx';
import { useCall } from '../../kernel/lib/query.ts';

type Props = { patientId: string; name: string; onClose: () => void };

/** Gives a new code, with which the person sees where the referral is: it is shown once, to be read out. */
export const CodeDialog = ({ patientId, name, onClose }: Props) => {
  const { mutate, data, error, isPending } = useCall(referralCalls.renewStatusCode);
  return (
    <Modal title="Give a code for Where is my referral?" onCancel={onClose}>
      <p className={dialogStyles.detail}>{name}</p>
      <div role="status">
        {data ? (
          <>
            <p>
              Reference number <strong>{data.reference}</strong>
              <br />
              Code <strong>{data.statusCode}</strong>
            </p>
            <p>
              Read both out to them alone, in the way that is safe. We show the code only now. Whoever has both sees
              where the referral is, and no name.
            </p>
          </>
        ) : (
          <p>For whoever was referred on the telephone, or has lost the code. Any earlier code stops working.</p>
        )}
      </div>
      <p role="alert" className={dialogStyles.problem}>
        {error?.message}
      </p>
      <div className={dialogStyles.actions}>
        {!data && (
          <MainButton label="Give a new code" isOff={isPending} onClick={() => mutate({ params: { patientId } })} />
        )}
        <QuietButton onClick={onClose} label={data ? 'Done' : 'Cancel'} />
      </div>
    </Modal>
  );
};
