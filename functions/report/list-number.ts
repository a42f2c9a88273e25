import { missing } from '../../shared/kernel/missing.ts';
import { nobody } from '../../shared/patients/caseload-schema.ts';
import type { ReportEvent } from '../../shared/report/events.ts';
import { countedIn } from '../../shared/report/listed.ts';
import type { ListedRow } from '../../shared/report/listed-row.ts';
import { checkSpan, forWholeAccess } from '../../shared/report/report.ts';
import { groupEntity } from '../groups/store/group-items.ts';
import { openedOf } from '../kernel/access/opened.ts';
import { notFound } from '../kernel/http/outcome.ts';
import { nameStaff } from '../kernel/identity/name-staff.ts';
import { readItems } from '../kernel/store/entity.ts';
import { readPatients } from '../patients/store/patients.ts';
import type { ReportHandlers } from './dependencies.ts';
import { listEvents } from './store/listed-events.ts';

/** What is said of an event of a person: not their categories. */
const detailsOf = (event: ReportEvent) => {
  switch (event.kind) {
    case 'waits':
      return { until: event.until };
    case 'contacted':
    case 'seen':
      return { days: event.days };
    case 'closed':
      return { reason: event.reason };
    case 'session':
      return { attendance: event.attendance };
    case 'measured':
      return { first: event.first, latest: event.latest };
    default:
      return {};
  }
};

/** Whom or what a number of the report counts, for whoever may open every record behind it. */
export const listNumber: ReportHandlers['listNumber'] = async (
  { params: { from, to, ...place }, query: { service, worker, after }, access },
  { table, staff },
) => {
  const span = { from, to };
  const wrong = checkSpan(span);
  if (wrong !== undefined) return { status: 400, body: { status: 400, message: wrong } };
  const counted = countedIn(place);
  if (!counted) return notFound(missing.listOfNumber);
  if (!(await access.everyRecord())) return { status: 400, body: { status: 400, message: forWholeAccess } };
  const { events, next } = await listEvents(table, { span, filter: { service, worker }, counted, after }, new Date());
  const stored = events.map((one) => one.stored);
  const [patients, groups, mayBeOpened, nameOf] = await Promise.all([
    readPatients(
      table,
      stored.flatMap((one) => ('patientId' in one ? [one.patientId] : [])),
    ),
    readItems(table, groupEntity, [...new Set(stored.flatMap((one) => ('groupId' in one ? [one.groupId] : [])))]),
    access.canOpen(),
    nameStaff(
      { staff },
      stored.map(({ event }) => event.worker).filter((id) => id !== nobody),
    ),
  ]);
  const content = stored.map((one): ListedRow => {
    const { event } = one;
    const { day, service } = event;
    const at = { day, service, ...(event.worker !== nobody && { worker: nameOf(event.worker) }) };
    if (event.kind === 'register') {
      const group = groups.find(({ groupId }) => 'groupId' in one && groupId === one.groupId);
      if (!group) return { closed: true };
      const { came, missed, guests, places } = event;
      return { ...at, group: { groupId: group.groupId, name: group.name }, came, missed, guests, places };
    }
    const patient = 'patientId' in one ? patients.get(one.patientId) : undefined;
    if (!patient || !mayBeOpened(openedOf(patient))) return { closed: true };
    const { patientId, firstName, lastName, dob } = patient;
    return { ...at, ...detailsOf(event), patient: { patientId, firstName, lastName, dob } };
  });
  return { status: 200, body: { content, ...(next !== undefined && { next }) } };
};
