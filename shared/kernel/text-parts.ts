// The letters of GSM 7-bit (3GPP TS 23.038), and those that take two places there.
const plain = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const double = /[\^{}\\[~\]|€]/g;

/**
 * As how many texts a message is sent, and paid for: one of up to 160 places in the Latin letters of GSM, or of up to 70 in
 * any other script; of a longer one each part has 153 or 67, as it says which part it is.
 */
export const countTextParts = (text: string): number => {
  const isPlain = plain.test(text);
  const places = text.length + (isPlain ? (text.match(double)?.length ?? 0) : 0);
  const [alone, each] = isPlain ? [160, 153] : [70, 67];
  return places <= alone ? 1 : Math.ceil(places / each);
};
