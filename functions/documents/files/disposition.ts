import { type DocumentType, documentExtensions } from '../../../shared/documents/document-policy.ts';

const isPlain = /^[\w .()-]$/;

/** The file name with the extension of its type, whatever it was called. */
export const fileNameOf = (name: string, type: DocumentType): string => {
  const extension = documentExtensions[type];
  const base = name.replace(/\.(pdf|jpe?g|png)$/i, '').replace(/[/\\:*?"<>|]/g, '-');
  return `${base}.${extension}`;
};

/**
 * The header by which a browser shows a file, or saves it under its name (RFC 6266): once in ASCII, for old clients,
 * and once complete.
 */
export const dispositionOf = (how: 'shown' | 'saved', fileName: string): string => {
  const plain = [...fileName].map((char) => (isPlain.test(char) ? char : '_')).join('');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how === 'shown' ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${whole}`;
};
