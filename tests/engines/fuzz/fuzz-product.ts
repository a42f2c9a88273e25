import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { staffRoles } from '../../../shared/kernel/roles.ts';
import { today } from '../../../shared/kernel/today.ts';
import { rename, templateOf } from '../../../shared/kernel/wire-names.ts';
import { openCalls } from '../../platform/call-by-name.ts';
import { everyCall } from '../../platform/every-call.ts';
import { nobody as sampleAccount, patient as samplePatient } from '../../platform/samples.ts';
import { createTestProduct } from '../../support/lend-product.ts';
import { signInStaff } from '../../support/staff.ts';

// Called with the command of schemathesis and the number of requests for each call. The last line that it writes is one JSON object for the
// runner; what the functions log goes before it.

Object.assign(process.env, { ANSWER_MILLISECONDS: '0', READING_MILLISECONDS: '0', LIMIT_FACTOR: '100000' });

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];
// They end the session that all other requests use, or wait for what never comes.
const excluded = ['signOut'];

// A chain is some calls, and takes about a second.
const chainsForAnExample = 15;

const [command = '', examples = '3'] = process.argv.slice(2);
const product = await createTestProduct();

// schemathesis makes no text from these classes of letters: the same ones by their codes, and a pair's half cannot be sent.
const document = join(product.dataDir, 'openapi.json');
const api = await readFile('docs/openapi.json', 'utf8');
await writeFile(document, api.replaceAll('\\\\p{Cc}\\\\p{Cs}', '\\\\u0000-\\\\u001F\\\\u007F-\\\\u009F'));

type Run = { described?: string; phases?: string; most?: string };

const fuzz = async (
  role: string,
  headers: { [name: string]: string },
  { described = document, phases = 'examples,fuzzing', most = examples }: Run = {},
) => {
  const report = join(product.dataDir, `${role}.json`);
  const { stdout } = await promisify(execFile)(
    command,
    [
      ...['run', described, '--url', product.url, '--checks', checks.join(',')],
      ...['--max-examples', most, '--phases', phases, '--generation-deterministic', '--no-shrink'],
      ...['--continue-on-failure', '--no-color', '--warnings', 'off', '--suppress-health-check', 'all'],
      ...['--report', 'json', '--report-json-path', report],
      ...excluded.flatMap((name) => ['--exclude-operation-id', name]),
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}:${value}`]),
    ],
    // It leaves a folder of its cases where it runs.
    { maxBuffer: 64 * 1024 * 1024, cwd: product.dataDir },
  ).catch((error: { stdout: string; stderr: string }) => ({ stdout: `${error.stdout}${error.stderr}` }));
  return { role, output: stdout, report: await readFile(report, 'utf8') };
};

/** What a call of no chain finds: most ids that are asked for are of what is there, with its notes, scores and sessions. */
const makeState = async (headers: { [name: string]: string }) => {
  const call = openCalls(product, headers);
  const ids: { [name: string]: string[] } = {};
  const store = (name: string, id: unknown) => {
    ids[name] = [...(ids[name] ?? []), z.string().parse(id)];
  };
  const [, claims = ''] = headers.authorization?.split('.') ?? [];
  const { sub: ownerId } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  for (let count = 1; count <= 3; count += 1) {
    const { patientId } = await call('createPatient');
    store('referralId', patientId);
    const scores = Array.from({ length: 9 }, (_, question) => ({ question, score: 2, questionType: 'phq', patientId }));
    const { resultId } = await call('saveResult', { body: scores });
    store('resultId', resultId);
    const { caseNoteId } = await call('createCaseNote', { body: { patientId, caseNote: 'We met.' } });
    store('caseNoteId', caseNoteId);
    const { taskId } = await call('createTask', { body: { what: 'Ring.', until: today(), ownerId } });
    store('taskId', taskId);
  }
  const toml = Object.entries(ids).map(
    ([name, values]) => `[dictionaries.${name}]\nvalues = ${JSON.stringify(values)}\n`,
  );
  const bindings = Object.keys(ids).map((name) => `"path.${name}" = { dictionary = "${name}", probability = 0.8 }`);
  await writeFile(join(product.dataDir, 'schemathesis.toml'), `${toml.join('')}[parameters]\n${bindings.join('\n')}\n`);
  return { patientId: ids.referralId?.[0] ?? '', ownerId };
};

/**
 * The document for chains of calls: a call that makes something is sent its sample, about what is there. What schemathesis makes
 * up for it keeps the schema, and is refused by a rule of dates or of the record, so that no chain would begin.
 */
const describeChains = async ({ patientId, ownerId }: Awaited<ReturnType<typeof makeState>>) => {
  const chained = JSON.parse(await readFile(document, 'utf8'));
  for (const { call, sample } of everyCall) {
    const operation = chained.paths[templateOf(call)][call.method.toLowerCase()];
    if (!operation.responses['201']?.links || sample.body === undefined) continue;
    const body = JSON.stringify(rename(call.body, sample.body))
      .replaceAll(samplePatient, patientId)
      .replaceAll(sampleAccount, ownerId);
    operation.requestBody.content['application/json'].schema = { enum: [JSON.parse(body)] };
  }
  const described = join(product.dataDir, 'openapi-chains.json');
  await writeFile(described, JSON.stringify(chained));
  return described;
};

const admin = await signInStaff(product, 'ROLE_ADMIN');
const described = await describeChains(await makeState(admin));
const most = String(Number(examples) * chainsForAnExample);
// Chains come first: a record that a made-up request has closed or joined takes no sample, and no chain would begin.
const runs = [await fuzz('chains', admin, { described, phases: 'stateful', most }), await fuzz('nobody', {})];
for (const role of staffRoles) runs.push(await fuzz(role, await signInStaff(product, role)));
await product.stop();
console.log(JSON.stringify(runs));
