const numbersShown = 4;

export type PageNumber = { number: number; exists: boolean };

/** The four numbers of the pagination control around a page: 1-4, 5-8, and so on, with those past the end marked. */
export const pageNumbers = (page: number, totalPages: number): PageNumber[] => {
  const first = Math.floor((page - 1) / numbersShown) * numbersShown + 1;
  return Array.from({ length: numbersShown }, (_, i) => ({ number: first + i, exists: first + i <= totalPages }));
};

/** The page in an address: anything but a whole number from 1 up is page 1. */
export const readPageNumber = (text: string | null): number => (/^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1);
