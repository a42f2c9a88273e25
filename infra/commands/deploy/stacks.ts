import {
  CloudFormationClient,
  CloudFormationServiceException,
  DeleteStackCommand,
  DescribeStacksCommand,
  type StackStatus,
  UpdateTerminationProtectionCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { edgeRegion } from '../../cloud/stack-names.ts';

export type StackState = { status: StackStatus; isProtected: boolean; outputs: { [name: string]: string } };

/** The requests of a deployment to CloudFormation beside those of the CDK. */
export type Stacks = {
  /** Undefined where there is no such stack. */
  find(name: string): Promise<StackState | undefined>;
  protect(name: string, isProtected: boolean): Promise<void>;
  /** Resolves when it is gone. */
  remove(name: string): Promise<void>;
};

const isMissing = (error: unknown): boolean =>
  error instanceof CloudFormationServiceException &&
  error.name === 'ValidationError' &&
  error.message.includes('does not exist');

const openStacks = (region: string): Stacks => {
  const client = new CloudFormationClient({ region });
  return {
    async find(StackName) {
      try {
        const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
        const { StackStatus: status, EnableTerminationProtection: isProtected = false } = stack ?? {};
        const outputs = Object.fromEntries(
          (stack?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
        );
        return status && { status, isProtected, outputs };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async protect(StackName, EnableTerminationProtection) {
      await client.send(new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection }));
    },
    async remove(StackName) {
      await client.send(new DeleteStackCommand({ StackName }));
      await waitUntilStackDeleteComplete({ client, maxWaitTime: 3600 }, { StackName });
    },
  };
};

/** The stacks of an environment; one is in the region of CloudFront. */
export const openStacksOf = (region: string, edge: string): Stacks => {
  const [home, east] = [openStacks(region), openStacks(edgeRegion)];
  const of = (name: string) => (name === edge ? east : home);
  return {
    find: (name) => of(name).find(name),
    protect: (name, isProtected) => of(name).protect(name, isProtected),
    remove: (name) => of(name).remove(name),
  };
};
