/**
 * The site that an IPv6 network, four groups as `networkOf` gives them, is in: its /48. Undefined for any other network.
 */
export const siteOf = (network: string): string | undefined =>
  network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
