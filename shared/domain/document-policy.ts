/** The kinds of documents that are taken, by what a browser calls them. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What a file of each type is called at its end. */
export const documentExtensions: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

export const documentPolicy = {
  mostBytes: 10 * 1024 * 1024,
  /** That somebody may add to a referral. */
  mostOfReferral: 3,
  /** Points of a picture: what the camera of a telephone makes, and no more than a function has memory for. */
  mostPixels: 24_000_000,
  /** For so long a file that was sent can be put on a record; the bucket keeps it for a day. */
  claimHours: 20,
  /** For so long a browser may begin to send a file. */
  uploadSeconds: 15 * 60,
  /** After so long a file that cannot be found is no longer waited for. */
  missingAfterHours: 4,
  /** A file that brings the checking down is refused after so many tries. */
  mostTries: 3,
} as const;

/** Why a document is not taken. */
export const documentFaults = [
  'wrong-type',
  'too-large',
  'broken',
  'protected',
  'active',
  'malware',
  'unscanned',
  'missing',
] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** The same in words, for whoever adds it or reads that it is not there. */
export const documentFaultWords: Readonly<Record<DocumentFault, string>> = {
  'wrong-type':
    'Please choose a PDF, or a picture in JPEG or PNG. Other files are not taken, whatever they are called.',
  'too-large': 'Please choose a file of at most 10 MB; a picture may have 24 million points.',
  broken: 'This file is damaged, or not whole. Please save it anew and try again.',
  protected: 'This PDF is protected by a password. Please save it without one and try again.',
  active: 'This PDF holds programs, forms or other files. Please print it to a new PDF and choose that one.',
  malware: 'The search for malware found something in this file. Please do not ask for it by email.',
  unscanned: 'The search for malware could not read this file. Please save it anew and try again.',
  missing: 'This file did not arrive, or could not be checked within a day. Please ask for it again.',
};
