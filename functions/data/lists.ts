import { messageList, waitingList } from './contact-messages.ts';
import type { CountedList } from './counted-list.ts';
import { openAlertList, reviewList } from './questionnaires/alert-lists.ts';
import { dueList } from './questionnaires/due-tests.ts';
import { noBaselineList } from './questionnaires/no-baseline-list.ts';
import { resultList } from './questionnaires/result-items.ts';
import { noteList } from './records/case-notes.ts';
import { patientLists } from './records/patient-lists.ts';
import { doneTaskList, openTaskList, patientTaskList } from './work/task-items.ts';

const organisationLists = [
  messageList,
  waitingList,
  ...Object.values(patientLists),
  dueList,
  noBaselineList,
  openAlertList,
  reviewList,
];
const manyLists = [noteList, resultList, openTaskList, doneTaskList, patientTaskList];

/** The list whose name it is: one of the organisation, or one of a person, which has their id after a `#`. */
export const findList = (name: string): CountedList | undefined => {
  const [kind = '', id] = name.split('#');
  return id === undefined
    ? organisationLists.find((list) => list.name === kind)
    : manyLists.map((make) => make(id)).find((list) => list.name === name);
};
