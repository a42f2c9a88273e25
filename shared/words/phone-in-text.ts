/**
 * A telephone number as it stands within a text that may be read from the right. Ordinary spaces would show its groups
 * in the other order, as `0142 496 0113`: across no-break spaces the digits are one number to every script.
 */
export const phoneInText = (phone: string): string => phone.replaceAll(' ', '\u00A0');
