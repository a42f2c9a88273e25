import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  type RoleProps,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * A role with its policy in it. The CDK makes a resource of its own of a policy; a stack has room for 500 resources, and each
 * call of the API is one.
 */
export class RoleWithPolicy extends Role {
  readonly #policy: PolicyDocument;

  constructor(scope: Construct, id: string, props: Omit<RoleProps, 'inlinePolicies'>) {
    const policy = new PolicyDocument();
    super(scope, id, { ...props, inlinePolicies: { Own: policy } });
    this.#policy = policy;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.#policy.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
