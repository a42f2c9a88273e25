import type { FormPart } from '../../../../shared/intake/form-steps.ts';
import { isList } from '../../../../shared/kernel/forms/field.ts';
import { type Draft, isGiven } from '../../../../shared/kernel/forms/read-entries.ts';

export const countAnswers = ({ parts }: { parts: readonly FormPart[] }, draft: Draft): number =>
  parts
    .flatMap(({ name, group }): unknown[] => {
      const answers = draft[name];
      if (isList(group) || answers === undefined || Array.isArray(answers)) return [answers];
      return Object.keys(group.fields).map((field) => answers[field]);
    })
    .filter(isGiven).length;
