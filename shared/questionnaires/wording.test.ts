import { expect, it } from 'vitest';
import type { PublishedText } from './questionnaire.ts';
import { instruments } from './registry.ts';
import { optionsOf } from './scoring.ts';

it.each(instruments)(
  'the wording of $name is unaltered: a changed letter is a decision, and shows here',
  async (questionnaire) => {
    const { name, stem, questions, credit } = questionnaire;
    const lines = questions.flatMap(({ text, followUp, inWords }, question) => [
      '',
      `${question + 1}. ${text}`,
      ...(inWords ? ['   (free text)'] : []),
      ...optionsOf(questionnaire, question)
        .filter(() => !inWords)
        .map(({ end, score, text: option }) => `   ${score} ${end ?? option}`),
      ...(followUp ? [`   (${followUp.from} or more) ${followUp.label}`] : []),
    ]);
    const translated = Object.entries<PublishedText | undefined>(questionnaire.published ?? {}).flatMap(
      ([language, text]) => [
        '',
        `In ${language}`,
        ...(text
          ? [text.source, '', text.stem ?? '', ...text.options.map((option, place) => `   ${place} ${option}`)]
          : []),
        ...(text?.questions ?? []).map((one, place) => `${place + 1}. ${typeof one === 'string' ? one : one.text}`),
      ],
    );
    const words = [name, ...(stem ? ['', stem] : []), ...lines, '', credit, ...translated, ''].join('\n');
    await expect(words).toMatchFileSnapshot(`wording/${questionnaire.id}.txt`);
  },
);
