import { useState } from 'react';
import type { Report } from '../../../../shared/report/report.ts';
import { asPublished, publishedLine } from '../../../../shared/report/words.ts';
import { OnPaper } from '../../kernel/components/on-paper.tsx';
import { RadioRow } from '../../kernel/components/radio-row.tsx';
import { fullName } from '../../kernel/lib/full-name.ts';
import { serviceName } from '../../patients/parts/words.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportBody } from './report-body.tsx';

const readers = [
  ['outside', 'For readers outside: counts from 1 to 4 are left out'],
  ['inside', 'With the true numbers, for inside use'],
] as const;
type Readers = (typeof readers)[number][0];

const notPublished =
  'These numbers are not given to readers outside: please choose whole quarters that have ended, and not a service and a worker together. Or choose the true numbers, for inside use.';

export const describeFilter = ({ service, worker, workers }: Report): string => {
  const found = workers.find(({ id }) => id === worker);
  const parts = [
    ...(service === undefined ? [] : [serviceName(service)]),
    ...(worker === undefined ? [] : [found ? fullName(found) : 'a worker who has left']),
  ];
  return parts.length === 0 ? 'the whole organisation' : parts.join(', ');
};

/** A report on the screen, and as it leaves it: on paper, in files, in sentences. */
export const ReportOutputs = ({ report }: { report: Report }) => {
  const [chosen, setChosen] = useState<Readers>('outside');
  const given = report.exact && chosen === 'inside' ? report : asPublished(report);
  const missing = <p>{notPublished}</p>;
  const onScreen = (
    <>
      {report.exact && (
        <RadioRow
          name="readers"
          legend="On paper, in files and in sentences"
          choices={readers}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {!given && missing}
    </>
  );
  const line = given?.exact ? 'With the true numbers, also of few people: for inside use.' : publishedLine;
  return (
    <>
      <OnPaper screen={onScreen} paper={given ? <p>{line}</p> : missing} />
      {given && <ReportActions key={chosen} report={given} about={describeFilter(report)} />}
      {given === report ? (
        <ReportBody report={report} place="screen" />
      ) : (
        <OnPaper
          screen={<ReportBody report={report} place="screen" />}
          paper={given && <ReportBody report={given} place="paper" />}
        />
      )}
    </>
  );
};
