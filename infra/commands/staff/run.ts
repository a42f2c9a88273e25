import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { grantInput } from '../../../shared/users/calls.ts';
import type { Configuration } from '../../cloud/configuration.ts';
import { Failure } from '../../failure.ts';
import { readSettings } from '../../local/settings.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';

const usage = `staff -- grant --email name@example.org --role ROLE_ADMIN
    [--mobile '07700 900123']                  for anybody but the first admin, whose number stands in infra/deployment.ts
    [--first-name Ada] [--last-name Okoro]     for an account that is not there yet
    [--user-pool eu-west-2_AbC --table Name]   the cloud, with your AWS credentials; both are outputs of the data
                                               stack. Without them: the product that runs on this machine.
    [--site https://d111abc.cloudfront.net]    where the site has no domainName yet: its SiteAddress`;

const text = { type: 'string' } as const;
const options = {
  email: text,
  role: text,
  mobile: text,
  'first-name': text,
  'last-name': text,
  'user-pool': text,
  table: text,
  site: text,
};

type Values = { [Name in keyof typeof options]?: string | undefined };

const readLocal = async (): Promise<Record<string, string>> => {
  const file = join(readSettings().dataDir, 'services.json');
  const written = await readFile(file, 'utf8').catch(() => {
    throw new Failure(
      'The product does not run on this machine: start it with `npm start`, or name --user-pool and --table.',
    );
  });
  return z.record(z.string(), z.string()).parse(JSON.parse(written));
};

/** The accounts: in the cloud that was named, or on this machine. */
const findEnvironment = async (
  { 'user-pool': userPool, table, site }: Values,
  { region, domainName }: Configuration,
): Promise<Record<string, string>> => {
  if (userPool && table)
    return {
      USER_POOL_ID: userPool,
      TABLE_NAME: table,
      AWS_REGION: region,
      SITE_ADDRESS: site ?? `https://${domainName}`,
    };
  if (userPool || table) throw new Failure('Please name both --user-pool and --table.');
  return await readLocal();
};

/** The first admin's number is in the configuration, and so in no command, output or history of a shell. */
const findMobile = ({ email, mobile }: Values, { adminEmail, adminMobile }: Configuration): string | undefined =>
  mobile ?? (email === adminEmail ? adminMobile : undefined);

const {
  values,
  positionals,
  usage: help,
  readConfiguration,
} = readArguments({ usage, options, allowPositionals: true });

const grant = async (): Promise<string> => {
  if (positionals.join() !== 'grant') throw new Failure(help);
  const configuration = readConfiguration();
  const { email, role, 'first-name': firstName, 'last-name': lastName } = values;
  const input = grantInput.safeParse({ email, role, mobile: findMobile(values, configuration), firstName, lastName });
  if (!input.success) throw new Failure(`${input.error.issues.map(({ message }) => message).join('\n')}\n\n${help}`);
  const { SITE_ADDRESS: site = '', ...environment } = await findEnvironment(values, configuration);
  Object.assign(process.env, environment);
  // Imported now: its environment is set by this point.
  const { grantAsOrganisation } = await import('./grant-as-organisation.ts');
  return await grantAsOrganisation(input.data, site);
};

await runCommand(async () => {
  console.log(await grant());
  return true;
});
