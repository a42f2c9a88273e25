import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { callKey } from '../../kernel/lib/query.ts';
import type { FoundPatient } from '../parts/queries.ts';

type Message = { ask: true } | { answer: readonly FoundPatient[] } | { opened: FoundPatient };

const [readingOfRecord] = callKey(patientCalls.readReferral, { params: { id: '' } });

const rowOf = (record: PatientRecord): FoundPatient => {
  const { patientId, reference, firstName, lastName, active, referralDate, referralPersonalDetails } = record;
  return { patientId, reference, firstName, lastName, active, referralDate, dob: referralPersonalDetails.dob };
};

const mostRecent = 8;

/** The records opened last, the latest first, each once: after some, those of the others that are not among them. */
export const joinRecent = (some: readonly FoundPatient[], others: readonly FoundPatient[]): FoundPatient[] => {
  const further = others.filter(({ patientId }) => !some.some((one) => one.patientId === patientId));
  return [...some, ...further].slice(0, mostRecent);
};

/**
 * The records that this account opened last, in any tab of the browser. They are in memory alone: a new tab asks the
 * others, and they are lost with the last tab that is signed out.
 */
export const useRecentPatients = (accountId: string | undefined): readonly FoundPatient[] => {
  const queries = useQueryClient();
  const [recent, setRecent] = useState<readonly FoundPatient[]>([]);
  useEffect(() => {
    if (accountId === undefined) return;
    let known: readonly FoundPatient[] = [];
    const update = (next: readonly FoundPatient[]) => {
      known = next;
      setRecent(next);
    };
    const channel = new BroadcastChannel(`recent-patients ${accountId}`);
    const post = (message: Message) => channel.postMessage(message);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('opened' in data) update(joinRecent([data.opened], known));
      else if ('answer' in data) update(joinRecent(known, data.answer));
      else if (known.length > 0) post({ answer: known });
    };
    post({ ask: true });
    const stop = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryKey[0] !== readingOfRecord) return;
      // The key names the call, so this is its answer.
      const opened = rowOf(event.query.state.data as PatientRecord);
      update(joinRecent([opened], known));
      post({ opened });
    });
    return () => {
      stop();
      channel.close();
    };
  }, [queries, accountId]);
  return recent;
};
