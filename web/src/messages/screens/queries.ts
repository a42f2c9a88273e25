import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageCalls } from '../../../../shared/messages/calls.ts';
import type { HandlingChange, MessageListName } from '../../../../shared/messages/contact-message.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { cachedForReturn, callQuery, fetchBody, paged } from '../../kernel/lib/query.ts';
import { refresh, refreshed } from '../../kernel/lib/refresh.ts';

export const useMessages = (page: number, list: MessageListName) =>
  useQuery({
    ...callQuery(messageCalls.listContacts, { params: { page }, query: { list } }),
    ...paged,
    ...cachedForReturn,
  });

export const useMessage = (id: string) => useQuery(callQuery(messageCalls.readContact, { params: { id } }));

const deleteMessage = async (id: string): Promise<void> => {
  try {
    await fetchBody(messageCalls.deleteContact, { params: { id } });
  } catch (failure) {
    // A colleague was quicker: it is gone, as requested.
    if (!(failure instanceof CallFailure && failure.status === 404)) throw failure;
  }
};

export const useDeleteMessage = () => useMutation({ mutationFn: deleteMessage, onSuccess: refreshed });

/** A change of one message. If a colleague was quicker, the message is read again and shown as it is. */
const useChange = <Change>(change: (change: Change) => Promise<unknown>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: refreshed,
    onError: (failure) => (failure instanceof CallFailure && failure.status === 409 ? refresh(queries) : undefined),
  });
};

export const useHandleMessage = (id: string) =>
  useChange((body: HandlingChange) => fetchBody(messageCalls.handleContact, { params: { id }, body }));

export const useLinkMessage = (id: string) =>
  useChange((body: { patientId: string; version: number }) =>
    fetchBody(patientCalls.linkContact, { params: { id }, body }),
  );
