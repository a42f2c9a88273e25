// The first match counts: most browsers also name others that they are compatible with.
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['an iPad', /\biPad\b/],
  ['an iPhone', /\biPhone\b/],
  ['a Chromebook', /\bCrOS\b/],
  ['a Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const find = (names: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** The name that people recognise, from the user agent: 'Firefox on Windows'. */
export const nameBrowser = (userAgent: string): string => {
  const browser = find(browsers, userAgent) ?? 'A browser';
  const system = find(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
};
