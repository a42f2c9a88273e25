export const shardDigits = 2;

/**
 * The shard that an id falls into, in two digits: FNV-1a of it. What everybody writes to is kept in some shards, so that
 * two transactions seldom meet in one item.
 */
export const shardOf = (shards: number, id: string): string => {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return String(((hash ^ (hash >>> 16)) >>> 0) % shards).padStart(shardDigits, '0');
};
