import type { PatientDocument } from '../../../../shared/documents/document.ts';
import { documentExtensions, documentFaultWords } from '../../../../shared/documents/document-policy.ts';

const megabyte = 1024 * 1024;

/** With one decimal, and never `0 kB`. */
const describeSize = (bytes: number): string =>
  bytes >= megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`;

export const describeKind = ({ type, bytes }: PatientDocument): string =>
  `${documentExtensions[type].toUpperCase()}, ${describeSize(bytes)}`;

/** The state of a document that cannot be opened; undefined for one that can. */
export const describeState = ({ state, fault }: PatientDocument): string | undefined => {
  if (state === 'waiting') return 'Being checked. It can be opened in some minutes.';
  return fault && `Refused. ${documentFaultWords[fault]}`;
};
