/** The accepted types of documents, by their media type. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The file extension of each type. */
export const documentExtensions: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

export const documentPolicy = {
  mostBytes: 10 * 1024 * 1024,
  /** The number of files that can be added to a referral. */
  mostOfReferral: 3,
  /**
   * The limit on pixels of a picture: the camera of a telephone makes no more, and a function has memory for no more.
   */
  mostPixels: 24_000_000,
  /** The time within which an uploaded file can be put on a record; the bucket keeps it for a day. */
  claimHours: 20,
  /** The time within which a browser must begin to send a file. */
  uploadSeconds: 15 * 60,
  /** The time after which a file that cannot be found is given up. */
  missingAfterHours: 4,
  /** The number of attempts after which a file that crashes the check is refused. */
  mostTries: 3,
  /**
   * The seconds that a file may take to be checked, by attempt. Most take one; the largest picture takes ten on a
   * machine that is busy. A file that does not get by with the first comes again after the others.
   */
  checkSeconds: [5, 25],
  /** The longest time until a file that is not there yet, or not searched yet, is looked for again. */
  mostMinutesBetweenLooks: 15,
  /** A file that has waited for so long is an alarm. */
  longestWaitMinutes: 60,
} as const;

/** The reasons for refusing a document. */
export const documentFaults = [
  'wrong-type',
  'too-large',
  'broken',
  'protected',
  'active',
  'malware',
  'unscanned',
  'missing',
  'too-complex',
] as const;
export type DocumentFault = (typeof documentFaults)[number];

/** The reasons in words, for whoever adds the document or reads that it is missing. */
export const documentFaultWords: Readonly<Record<DocumentFault, string>> = {
  'wrong-type':
    'Please choose a PDF, or a picture in JPEG or PNG. Other kinds of file are not accepted, whatever their names end in.',
  'too-large': 'Please choose a file of at most 10 MB; a picture may have 24 million pixels.',
  broken: 'This file is damaged or incomplete. Please save it again and retry.',
  protected: 'This PDF is protected by a password. Please save it without one and try again.',
  active: 'This PDF contains programs, forms or other files. Please print it to a new PDF and choose that one.',
  malware: 'The search for malware found something in this file. Please do not ask for it by email.',
  unscanned: 'The search for malware could not read this file. Please save it again and retry.',
  missing: 'This file did not arrive. Please ask for it again.',
  'too-complex': 'This file takes too long to check. Please print it to a new PDF and choose that one.',
};
