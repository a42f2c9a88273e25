/** The files of tests that DynamoDB Local does not run, each with the reason. */
export const filesOnEmbeddedOnly: { readonly [file: string]: string } = {
  'tests/platform/start-faults.isolated.test.ts':
    'kills the embedded database with its product, and counts their processes',
  'tests/referrals/junk-flood.isolated.test.ts':
    'sends hundreds at once: transactions meet in DynamoDB Local, which answers some of them 503; the embedded one queues them',
};

/** The tests that DynamoDB Local does not run, by a part of their name. */
export const testsOnEmbeddedOnly: { readonly [name: string]: string } = {
  'gets one answer for a reference that there is':
    'compares the units of capacity of requests, which DynamoDB Local counts in its own way',
};
