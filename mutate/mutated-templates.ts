import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Template } from 'aws-cdk-lib/assertions';
import { beforeEach } from 'vitest';
import { applyTemplateMutant, isStackName, type StackName, type TemplateMutant } from './template-mutants.ts';
import { templateFile, templatesFolder } from './template-specs.ts';

type Templates = { readonly [Stack in StackName]: Template };
type Made = Partial<Record<StackName, Record<string, unknown>>>;

let current: TemplateMutant | undefined;

/**
 * Runs test files over one mutant, in a process that runs others before and after it: the CDK is loaded once for all of
 * them. After the first test that is red the others are passed over.
 */
export const tryMutant = async (mutant: TemplateMutant | undefined, load: (() => Promise<unknown>)[]) => {
  current = mutant;
  let isKilled = false;
  beforeEach(({ skip, onTestFailed }) => {
    if (isKilled && mutant) skip();
    onTestFailed(() => {
      isKilled = true;
    });
  });
  for (const one of load) await one();
};

const made = new Map<string, Made>();

/** Wraps what makes the templates: the mutant that is being tried is put into them. */
export const mutateTemplates =
  <Chosen extends object>(synthesise: (chosen?: Chosen) => Templates) =>
  (chosen?: Chosen) => {
    const file = templateFile(chosen ?? {});
    if (!existsSync(file)) {
      const templates = Object.entries(synthesise(chosen)).map(([stack, template]) => [stack, template.toJSON()]);
      mkdirSync(templatesFolder, { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(templates)));
    }
    const plain: Made = made.get(file) ?? JSON.parse(readFileSync(file, 'utf8'));
    made.set(file, plain);
    return Object.fromEntries(
      Object.entries(plain).map(([stack, template]) => [
        stack,
        Template.fromJSON(
          current && isStackName(stack) && stack === current.stack ? applyTemplateMutant(template, current) : template,
        ),
      ]),
    );
  };
