/** A link to choose another patient than the one at the head of the screen. */
export const AnotherPatient = ({ onChoose }: { onChoose: () => void }) => (
  <button type="button" className="in-row" onClick={onChoose}>
    Choose another patient
  </button>
);
