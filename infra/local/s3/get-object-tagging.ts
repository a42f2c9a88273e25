import { formatXml } from './format-xml.ts';
import type { Reply, S3Request } from './operation.ts';
import { S3Error } from './s3-error.ts';

// The prefix of files that wait to be checked.
const isScanned = /^quarantine\//;

/** The harmless file of the European Institute for Computer Antivirus Research, which every malware scanner detects. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');

/**
 * The tags of an object: none, except for GuardDuty's findings in one that waits to be checked. This stand-in knows
 * the test file alone, and scans when it is asked.
 */
export const getObjectTagging = async ({ bucket, key, files }: S3Request): Promise<Reply> => {
  const stored = await files.read(bucket, key);
  if (!stored) throw new S3Error('NoSuchKey', 'The specified key does not exist.');
  const found = stored.body.includes(eicar) ? 'THREATS_FOUND' : 'NO_THREATS_FOUND';
  const tags = isScanned.test(key) ? { Tag: { Key: 'GuardDutyMalwareScanStatus', Value: found } } : {};
  const headers = { 'content-type': 'application/xml' };
  return { status: 200, headers, body: formatXml('Tagging', { TagSet: tags }) };
};
