/** The outcome of asking for another code. */
export const resent = { kind: 'done', text: 'We have sent you a new code.' } as const;

/** Beside the button of a form that asks for a code. */
export const ResendCode = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className="button quiet" onClick={onClick}>
    Resend code
  </button>
);
