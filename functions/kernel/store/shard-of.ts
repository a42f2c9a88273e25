export const shardDigits = 2;

/** The shard of an id: its FNV-1a hash. Of items that everybody writes there are several, so that few writes meet. */
export const shardOf = (shards: number, id: string): string => {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return String(((hash ^ (hash >>> 16)) >>> 0) % shards).padStart(shardDigits, '0');
};
