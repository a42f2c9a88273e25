import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { describeGroup } from '../../../../shared/kernel/forms/describe.ts';
import { recordGroups } from '../../../../shared/patients/record-groups.ts';
import type { StaffUser } from '../../../../shared/patients/staff-user.ts';
import { timelineEventKind } from '../../../../shared/patients/timeline.ts';
import type { PackItem } from '../../../../shared/privacy/pack.ts';
import { describeAnswer } from '../../../../shared/questionnaires/describe-answers.ts';
import { findQuestionnaire } from '../../../../shared/questionnaires/registry.ts';
import { testResult } from '../../../../shared/questionnaires/result.ts';
import { followUpOf } from '../../../../shared/questionnaires/scoring.ts';
import { formatCall } from '../../audit/parts/call-words.ts';
import { formatInstantShort, fullName } from '../../kernel/lib/format.ts';
import { describeEvent } from '../../patients/parts/describe-event.ts';

type Line = readonly [label: string, text: string];
type Described = { title: string; lines: Line[] };
type NameOf = (accountId: string) => string;
type Content = PackItem['content'];

/** What an item has for the store alone. */
const technical =
  /^(pk|sk|schemaVersion|sortedBy|place\d|version|revision|expiresAt|auditMonth|auditRecord|auditedIn|submission|storedAs|\w*Hash|patientId|(?!worker|owner)\w+Id)$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;
const account = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** 'serviceType' as 'Service type'. */
const labelOf = (name: string): string => {
  const words = name.replace(/Id$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const textOf = (value: unknown, nameOf: NameOf): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((one) => textOf(one, nameOf)).join('; ');
  if (typeof value === 'object' && value !== null)
    return linesOf(value as Content, nameOf)
      .map(([label, text]) => `${label}: ${text}`)
      .join('; ');
  const text = String(value ?? '');
  if (instant.test(text)) return formatInstantShort(text);
  if (day.test(text)) return formatDay(text);
  return account.test(text) ? nameOf(text) : text;
};

const timesFirst = ([, value]: [string, unknown]): number =>
  instant.test(String(value)) || day.test(String(value)) ? 0 : 1;

/** Every field of an item under its name, days and times first; those that are blank, or are for the store alone, are left out. */
const linesOf = (content: Content, nameOf: NameOf): Line[] =>
  Object.entries(content)
    .filter(([name]) => !technical.test(name))
    // The store gives the fields of an item in any order.
    .toSorted((one, other) => timesFirst(one) - timesFirst(other) || one[0].localeCompare(other[0]))
    .map(([name, value]) => [labelOf(name), textOf(value, nameOf)] as const)
    .filter(([, text]) => text !== '');

const groupNames = Object.keys(recordGroups) as (keyof typeof recordGroups)[];

const describeRecord = (content: Content, nameOf: NameOf): Line[] => {
  const answers = groupNames.flatMap((name) =>
    describeGroup(recordGroups[name], content[name] as Parameters<typeof describeGroup>[1]).flatMap(
      ({ label, text }): Line[] => (text ? [[label, text]] : []),
    ),
  );
  const others = Object.entries(content).filter(([name]) => !groupNames.some((one) => one === name));
  return [...answers, ...linesOf(Object.fromEntries(others), nameOf)];
};

const describeResult = (content: Content, nameOf: NameOf): Described | undefined => {
  const parsed = testResult.safeParse(content);
  if (!parsed.success) return undefined;
  const { questionType, questionDate, answers, ...others } = parsed.data;
  const questionnaire = findQuestionnaire(questionType);
  const given = answers.flatMap((answer): Line[] => {
    const asked = questionnaire.questions[answer.question]?.text ?? '';
    const words: Line[] = answer.text ? [[followUpOf(questionnaire, answer) ?? asked, answer.text]] : [];
    return [[asked, describeAnswer(questionnaire, answer)], ...words];
  });
  return {
    title: `${questionnaire.name}, ${formatDay(questionDate)}`,
    lines: [...linesOf(others, nameOf), ...given],
  };
};

type Look = { at: string; username: string; call: string; refused?: true };

/** Who looked on which day, and at what, in one line each. */
const describeLooks = (content: Content, nameOf: NameOf): Line[] => {
  const looks = (content.looks ?? []) as Look[];
  const byDay = Map.groupBy(looks, ({ at, username }) => `${formatDay(at.slice(0, 10))}, ${textOf(username, nameOf)}`);
  return [...byDay].map(([who, some]) => [
    who,
    [...new Set(some.map(({ call, refused }) => formatCall(call) + (refused ? ' (refused)' : '')))].join('; '),
  ]);
};

const describeCounts = (content: Content): Line[] =>
  Object.entries((content.counts ?? {}) as Record<string, number>).map(([kind, count]) => [kind, String(count)]);

/** An item of a copy in words: by its kind where people know it, and otherwise field by field. */
export const describeItem = ({ kind, content }: Pick<PackItem, 'kind' | 'content'>, nameOf: NameOf): Described => {
  if (kind === 'Record') return { title: 'As it is now', lines: describeRecord(content, nameOf) };
  if (kind === 'Record version')
    return { title: `As it was (version ${String(content.version)})`, lines: describeRecord(content, nameOf) };
  if (kind === 'Audit event') return { title: 'By day', lines: describeLooks(content, nameOf) };
  if (kind === 'Entries')
    return { title: 'Entries by which the record is found, counted and listed', lines: describeCounts(content) };
  if (kind === 'Timeline event') {
    const parsed = timelineEventKind.safeParse(content.event);
    if (parsed.success) {
      const [title, text] = describeEvent(parsed.data);
      const lines: Line[] = [
        ['When', textOf(content.at, nameOf)],
        ['More', text ?? ''],
        ['By', textOf(content.by, nameOf)],
      ];
      return { title, lines: lines.filter(([, words]) => words !== '') };
    }
  }
  const result = kind.startsWith('Result') ? describeResult(content, nameOf) : undefined;
  return result ?? { title: kind, lines: linesOf(content, nameOf) };
};

/** The names of colleagues by their accounts. */
export const namesOf = (people: readonly StaffUser[]): NameOf => {
  const names = new Map(people.map((one) => [one.id, fullName(one)]));
  return (accountId) => names.get(accountId) || 'a former colleague';
};
