import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Configuration } from '../cloud/configuration.ts';
import { Failure } from '../failure.ts';
import { becomeOrganisation } from '../organisation/run-as.ts';
import { organisationOfEnvironment, readDeployment } from '../read-deployment.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Asked<Chosen extends Options> = {
  /** The usage line after `npm run`, for `--help` and for unknown arguments. */
  usage: string;
  options?: Chosen;
  allowPositionals?: boolean;
};

const shared = { help: { type: 'boolean' }, environment: { type: 'string', default: 'production' } } as const;

const explained = (usage: string): string =>
  [
    `npm run ${usage}`,
    '',
    '--environment <name>   one of infra/deployment.ts; without it: production',
    '--help                 this text',
  ].join('\n');

const parse = <Chosen extends Options>({ options, allowPositionals = false }: Asked<Chosen>, usage: string) => {
  try {
    return parseArgs({ options: { ...(options as Chosen), ...shared }, allowPositionals });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(1);
  }
};

/** The arguments after `npm run <command> --`. It ends the command itself for `--help` and for an unknown one. */
export const readArguments = <Chosen extends Options>(asked: Asked<Chosen>) => {
  const usage = explained(asked.usage);
  const { values, positionals } = parse(asked, usage);
  const { help, environment } = values as { help?: boolean; environment: string };
  if (help) {
    console.log(usage);
    process.exit(0);
  }
  try {
    becomeOrganisation(organisationOfEnvironment(environment));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  return {
    values,
    positionals,
    usage,
    environment,
    readConfiguration: (): Configuration => readDeployment(environment),
  };
};
