import { setTimeout } from 'node:timers/promises';
import { DescribeExportCommand, DynamoDBClient, ExportTableToPointInTimeCommand } from '@aws-sdk/client-dynamodb';
import { Failure } from '../failure.ts';
import { exportsPrefix } from './places.ts';

type Where = { region: string; tableArn: string; bucket: string; keyArn: string };

const lookEvery = 30_000;

/**
 * Has DynamoDB write every item of the table, as it is now, into the bucket; answers the id of the export. The table serves
 * as before meanwhile: its copies for recovery are read, and not the table.
 *
 * @throws Failure where DynamoDB could not write it
 */
export const exportToS3 = async ({ region, tableArn, bucket, keyArn }: Where, say: (line: string) => void) => {
  const client = new DynamoDBClient({ region });
  const { ExportDescription: started } = await client.send(
    new ExportTableToPointInTimeCommand({
      TableArn: tableArn,
      S3Bucket: bucket,
      S3Prefix: exportsPrefix,
      S3SseAlgorithm: 'KMS',
      S3SseKmsKeyId: keyArn,
      ExportFormat: 'DYNAMODB_JSON',
    }),
  );
  const ExportArn = started?.ExportArn;
  const id = ExportArn?.split('/').at(-1);
  if (!ExportArn || !id) throw new Error('DynamoDB named no export');
  say(
    `DynamoDB writes export ${id}, in minutes to an hour. It goes on without this command: --export-id ${id} takes it up.`,
  );
  for (;;) {
    const { ExportDescription } = await client.send(new DescribeExportCommand({ ExportArn }));
    const { ExportStatus, FailureMessage } = ExportDescription ?? {};
    if (ExportStatus === 'COMPLETED') return id;
    if (ExportStatus === 'FAILED')
      throw new Failure(`DynamoDB could not write the export: ${FailureMessage ?? 'no reason given'}`);
    await setTimeout(lookEvery);
  }
};
