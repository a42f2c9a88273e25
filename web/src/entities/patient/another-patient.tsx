/** Where the patient is chosen who stands at the head of the screen: the way to another. */
export const AnotherPatient = ({ onChoose }: { onChoose: () => void }) => (
  <button type="button" className="in-row" onClick={onChoose}>
    Choose another patient
  </button>
);
