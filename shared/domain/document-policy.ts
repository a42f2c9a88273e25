/** The kinds of documents that are taken, by what a browser calls them. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentPolicy = {
  mostBytes: 10 * 1024 * 1024,
  /** That somebody may add to a referral. */
  mostOfReferral: 3,
  /** Points of a picture: what the camera of a telephone makes, and no more than a function has memory for. */
  mostPixels: 24_000_000,
} as const;

/** Why a document is not taken. */
export const documentFaults = ['wrong-type', 'too-large', 'broken', 'protected', 'active', 'malware'] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** The same in words, for whoever sent it. */
export const documentFaultWords: Readonly<Record<DocumentFault, string>> = {
  'wrong-type':
    'Please choose a PDF, or a picture in JPEG or PNG. Other files are not taken, whatever they are called.',
  'too-large': 'Please choose a file of at most 10 MB; a picture may have 24 million points.',
  broken: 'This file is damaged, or not whole. Please save it anew and try again.',
  protected: 'This PDF is protected by a password. Please save it without one and try again.',
  active: 'This PDF holds programs, forms or other files. Please print it to a new PDF and choose that one.',
  malware: 'This file was refused by the search for malware.',
};
