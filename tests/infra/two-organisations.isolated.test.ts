import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyCheckout, organisationOf } from '../../infra/organisation/copy-checkout.ts';
import { firstFacts, organisation } from '../../shared/organisation/organisation.ts';

const repository = join(import.meta.dirname, '../..');
const run = promisify(execFile);

const ours = { ...organisation, ...firstFacts };
const theirs = {
  name: 'Harbour & Hope',
  longName: 'Harbour & Hope Wellbeing',
  legalName: 'Harbour & Hope CIC',
  siteUrl: 'https://www.harbourandhope.example',
  email: 'hello@harbourandhope.example',
  privacyEmail: 'privacy@harbourandhope.example',
} as const;
type Fact = keyof typeof theirs;

/** The other organisation's own files: its facts, one page's words, and that there is an environment of it. */
const filesOfTheirs = () => {
  const read = (file: string) => readFileSync(join(repository, file), 'utf8');
  const facts = (Object.keys(theirs) as Fact[]).reduce(
    (text, fact) => text.replace(`${fact}: '${ours[fact]}'`, `${fact}: '${theirs[fact]}'`),
    read('shared/organisation/organisation.ts')
      .replace("['BCA Community Health', ", "['Harbour & Hope', ")
      .replace('/bca', '/hope'),
  );
  return {
    'shared/organisation/organisation.ts': facts,
    'shared/words/en/pages/home.ts': read('shared/words/en/pages/home.ts').replace(
      /hero: '[^']+'|title: '[^']+'/,
      (text) => text.replace(/'[^']+'/, "'A harbour for everybody'"),
    ),
    'web/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>Harbour</title></svg>',
  };
};

let checkout = '';
let copy = '';
/** A checkout with the other organisation in it, so that no test writes into this one. */
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'checkout-'));
  const skipped = [
    'node_modules',
    '.git',
    'web/dist',
    'page-parts',
    'cdk.out',
    'data',
    'test-reports',
    '.organisations',
  ];
  cpSync(repository, checkout, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !skipped.includes(relative(repository, path)),
  });
  symlinkSync(join(repository, 'node_modules'), join(checkout, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(filesOfTheirs())) {
    const path = join(checkout, 'organisations/harbour', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  const deployment = join(checkout, 'infra/deployment.ts');
  const entry = `  hope: { organisation: 'harbour', alarmEmail: 'it@hope.example', adminEmail: 'ada@hope.example', adminMobile: '07700 900888' },\n};`;
  writeFileSync(deployment, readFileSync(deployment, 'utf8').replace(/\n};\s*$/, `\n${entry}`));
  copy = copyCheckout(checkout, 'harbour');
});
afterAll(() => rmSync(checkout, { recursive: true }));

// Whole words, so that no hash of a file is mistaken for a name.
const namesOurs = new RegExp(`\\b(${[ours.name, ours.legalName, 'bca\\.example'].join('|')})\\b`, 'i');
const namesTheirs = /harbour-hope|Harbour & Hope|harbourandhope/;
const files = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The templates of an environment, without the rule packs and bundles, which other tests check. */
const script = (root: string, environment: string) => `
import { readFileSync } from 'node:fs';
import { App } from 'aws-cdk-lib';
import { addProduct } from '${root}/infra/cloud/product.ts';
import { readDeployment } from '${root}/infra/read-deployment.ts';
const { context } = JSON.parse(readFileSync('${root}/cdk.json', 'utf8'));
const app = new App({
  builtinCloudFormationValidation: false,
  context: { ...context, 'aws:cdk:bundling-stacks': [], 'aws:cdk:disable-asset-staging': true },
});
addProduct(app, { configuration: readDeployment('${environment}'), siteDirectory: '${root}/tests/infra/fixture-site' });
console.log(JSON.stringify(app.synth().stacks.map(({ template }) => template)));
`;
const synthesiseIn = async (root: string, environment: string): Promise<string> => {
  const file = join(root, 'infra/print-templates.ts');
  writeFileSync(file, script(root, environment));
  const { stdout } = await run(process.execPath, [file], { maxBuffer: 20_000_000 });
  return stdout;
};

describe('two organisations of one checkout', () => {
  it('the files of one are in its copy, and nowhere else', () => {
    expect([organisationOf(copy), organisationOf(checkout)]).toEqual(['harbour', undefined]);
    const page = 'web/public/favicon.svg';
    expect(readFileSync(join(copy, page), 'utf8')).toContain('<title>Harbour</title>');
    expect(readFileSync(join(checkout, page), 'utf8')).not.toContain('Harbour');
    expect(() => copyCheckout(checkout, 'nobody')).toThrow("There is no organisation 'nobody'");
    expect(() => copyCheckout(checkout, '../shared')).toThrow('There is no organisation');
  });

  it('the other is synthesised under its own name, and has none of ours', async () => {
    const templates = await synthesiseIn(copy, 'hope');
    expect(templates).toMatch(namesTheirs);
    expect(templates).not.toMatch(namesOurs);
  });

  it('a function that names the organisation uses the name of its own', () => {
    const bundle = (root: string): string => {
      const entryPoints = [join(root, 'functions/intake/handler.ts')];
      const { outputFiles } = buildSync({ entryPoints, bundle: true, write: false, platform: 'node', format: 'esm' });
      return outputFiles[0]?.text ?? '';
    };
    expect(bundle(checkout)).toContain(ours.longName);
    expect(bundle(copy)).toContain(theirs.longName);
    expect(bundle(copy)).not.toContain(ours.longName);
  });

  it('an environment is synthesised only for the organisation to which it belongs', async () => {
    const environment = (name: string) => ({
      env: { ...process.env, CDK_CONTEXT_JSON: JSON.stringify({ environment: name }) },
    });
    await expect(run(process.execPath, [join(checkout, 'infra/app.ts')], environment('hope'))).rejects.toThrow(
      'The environment hope belongs to harbour. Try: npm run organisation -- harbour synth --context environment=hope',
    );
    await expect(run(process.execPath, [join(copy, 'infra/app.ts')], environment('production'))).rejects.toThrow(
      "The environment production does not belong to harbour. Choose one that does: in infra/deployment.ts it has organisation: 'harbour'.",
    );
  });

  it('a command for an environment goes on in the copy of whose it is', async () => {
    const ask = (environment: string) =>
      run(process.execPath, [join(checkout, 'infra/commands/deploy/run.ts'), '--environment', environment]).catch(
        ({ stderr }: { stderr: string }) => ({ stderr }),
      );
    expect((await ask('hope')).stderr).toContain('organisation.siteUrl is still the sample https://www.harbourandhope');
    expect((await ask('production')).stderr).toContain(`organisation.siteUrl is still the sample ${ours.siteUrl}`);
  });

  it('its site is built with its facts, its words and its icon', async () => {
    await run(process.execPath, ['web/build.ts'], { cwd: copy });
    const built = files(join(copy, 'web/dist')).filter((file) =>
      /\.(html|js|json|xml|txt|svg|webmanifest)$/.test(file),
    );
    const texts = new Map(built.map((file) => [file, readFileSync(file, 'utf8')]));
    expect([...texts].filter(([, text]) => namesOurs.test(text)).map(([file]) => file)).toEqual([]);
    expect([...texts].filter(([, text]) => namesTheirs.test(text)).length).toBeGreaterThan(10);
    expect(texts.get(join(copy, 'web/dist/favicon.svg'))).toContain('Harbour');
  });
});
