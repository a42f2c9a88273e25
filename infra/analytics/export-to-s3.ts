import { setTimeout } from 'node:timers/promises';
import {
  DescribeExportCommand,
  DynamoDBClient,
  ExportNotFoundException,
  ExportTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import { Failure } from '../failure.ts';
import { exportsPrefix, retentionDays } from './places.ts';

type Where = { region: string; tableArn: string; bucket: string; keyArn: string };

const lookEvery = 30_000;
const dayMs = 24 * 60 * 60 * 1000;

const idOf = (exportArn: string): string => exportArn.split('/').at(-1) ?? '';

/**
 * Makes DynamoDB write every item of the table, as it is now, into the bucket; returns the id of the export. The table
 * serves as before meanwhile: DynamoDB reads its recovery copies, and not the table.
 */
export const startExport = async ({ region, tableArn, bucket, keyArn }: Where): Promise<string> => {
  const { ExportDescription } = await new DynamoDBClient({ region }).send(
    new ExportTableToPointInTimeCommand({
      TableArn: tableArn,
      S3Bucket: bucket,
      S3Prefix: exportsPrefix,
      S3SseAlgorithm: 'KMS',
      S3SseKmsKeyId: keyArn,
      ExportFormat: 'DYNAMODB_JSON',
    }),
  );
  if (!ExportDescription?.ExportArn) throw new Error('DynamoDB named no export');
  return idOf(ExportDescription.ExportArn);
};

/**
 * Resolves when an export is complete: for one that is half written, gone or another table's, Athena would answer with
 * smaller figures and no error.
 *
 * @throws Failure where there is no such export of the table, DynamoDB could not write it, or its files have expired
 */
export const waitForExport = async (
  { region, tableArn }: Pick<Where, 'region' | 'tableArn'>,
  id: string,
  now: Date,
): Promise<void> => {
  const client = new DynamoDBClient({ region });
  const look = async () => {
    try {
      return (await client.send(new DescribeExportCommand({ ExportArn: `${tableArn}/export/${id}` })))
        .ExportDescription;
    } catch (error) {
      if (!(error instanceof ExportNotFoundException)) throw error;
      throw new Failure(
        `There is no export ${id} of this table. Check the id, or leave out --export-id to make a new export.`,
      );
    }
  };
  for (;;) {
    const { ExportStatus, FailureMessage, EndTime } = (await look()) ?? {};
    if (ExportStatus === 'FAILED') {
      throw new Failure(`DynamoDB could not write the export: ${FailureMessage ?? 'no reason given'}`);
    }
    if (ExportStatus === 'COMPLETED') {
      if (EndTime && now.getTime() - EndTime.getTime() < retentionDays * dayMs) return;
      throw new Failure(
        `The files of export ${id} were deleted after ${retentionDays} days. Leave out --export-id to make a new export.`,
      );
    }
    await setTimeout(lookEvery);
  }
};
