/** Whole years since a day of birth; undefined where it is unknown or in the future. */
export const ageOn = (dob: string, today: string): number | undefined => {
  if (!/^\d{4}-\d\d-\d\d$/.test(dob) || dob > today) return undefined;
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
};
