import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { applyTemplateMutant, type TemplateMutant } from './template-mutants.ts';

type Templates = { edge: Template; data: Template; service: Template };

/** The folder of the templates of one run, so that each mutant does not make them again. */
export const templatesFolder = 'test-reports/templates';

/** Makes the templates, with the mutant of the environment in them. */
export const mutateTemplates =
  <Chosen>(synthesise: (chosen?: Chosen) => Templates) =>
  (chosen?: Chosen): Templates => {
    const mutant = JSON.parse(process.env.MUTANT ?? '') as TemplateMutant;
    const file = join(templatesFolder, `${encodeURIComponent(JSON.stringify(chosen ?? {})).slice(0, 200)}.json`);
    if (!existsSync(file)) {
      const { edge, data, service } = synthesise(chosen);
      mkdirSync(templatesFolder, { recursive: true });
      writeFileSync(file, JSON.stringify({ edge: edge.toJSON(), data: data.toJSON(), service: service.toJSON() }));
    }
    const made = JSON.parse(readFileSync(file, 'utf8'));
    if (mutant.stack === 'data' || mutant.stack === 'service') {
      made[mutant.stack] = applyTemplateMutant(made[mutant.stack], mutant);
    }
    return {
      edge: Template.fromJSON(made.edge),
      data: Template.fromJSON(made.data),
      service: Template.fromJSON(made.service),
    };
  };
