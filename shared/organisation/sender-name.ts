// A name with other letters than ASCII is one encoded word of a mail, of 75 characters (RFC 2047).
const longestName = 100;
const longestEncodedBytes = 45;

/** How long a name may be that is the sender of a mail. */
export const senderLimits = `${longestName} letters, or ${longestEncodedBytes} bytes where one is not of the English alphabet`;

/** Whether a name can be the sender of a mail. */
export const fitsSender = (name: string): boolean => {
  const { length: bytes } = new TextEncoder().encode(name);
  return bytes <= (bytes === name.length ? longestName : longestEncodedBytes);
};
