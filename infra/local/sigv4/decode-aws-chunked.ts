import { SigV4Refusal } from './sigv4-refusal.ts';

export type Payload = { body: Buffer; trailers: Record<string, string> };

/** The SDK's default for streams: chunks, each led by its length in hex, then the checksum as a trailing header. */
export function decodeAwsChunked(encoded: Buffer): Payload {
  const chunks: Buffer[] = [];
  let at = 0;
  const readLine = () => {
    const end = encoded.indexOf('\r\n', at);
    if (end < 0) throw new SigV4Refusal('malformedPayload', 'The chunked body ends early.');
    const line = encoded.toString('latin1', at, end);
    at = end + 2;
    return line;
  };

  for (let length = readLength(readLine()); length > 0; length = readLength(readLine())) {
    chunks.push(encoded.subarray(at, at + length));
    at += length;
    if (readLine() !== '') throw new SigV4Refusal('malformedPayload', 'A chunk is not as long as it says.');
  }

  const trailers: Record<string, string> = {};
  for (let line = readLine(); line !== ''; line = readLine()) {
    const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    if (!name || value === undefined) throw new SigV4Refusal('malformedPayload', 'A trailer is malformed.');
    trailers[name.toLowerCase()] = value.trim();
  }
  return { body: Buffer.concat(chunks), trailers };
}

function readLength(line: string): number {
  if (!/^[0-9a-f]{1,8}$/i.test(line)) throw new SigV4Refusal('malformedPayload', 'A chunk length is malformed.');
  return Number.parseInt(line, 16);
}
