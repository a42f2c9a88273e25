/** The files of tests that DynamoDB Local does not run, each with the reason. */
export const filesOnEmbeddedOnly: { readonly [file: string]: string } = {
  'tests/platform/start-faults.isolated.test.ts':
    'kills the embedded database with its product, and counts their processes',
};
