// The number by which the National Health Service of England and Wales identifies a person.

const weights = [10, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether ten digits are an NHS number: the last is the check digit of the others, modulus 11. */
export const isNhsNumber = (digits: string): boolean => {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  // A remainder of 1 would need a check digit of 10: such numbers are not issued.
  return (11 - (sum % 11)) % 11 === Number(digits[9]);
};

/** The format of printed letters: `943 476 5919`. */
export const formatNhsNumber = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1\u00a0$2\u00a0$3');
