import { useMutation, useQuery } from '@tanstack/react-query';
import { inbox } from '../../../../shared/api/inbox.ts';
import { CallFailure } from '../../lib/call-failure.ts';
import { callQuery, fetchBody, keptForReturn, paged } from '../../lib/query.ts';
import { refreshed } from '../../lib/refresh.ts';

export const useMessages = (page: number) =>
  useQuery({ ...callQuery(inbox.listContacts, { params: { page } }), ...paged, ...keptForReturn });

export const useMessage = (id: string) => useQuery(callQuery(inbox.readContact, { params: { id } }));

const deleteMessage = async (id: string): Promise<void> => {
  try {
    await fetchBody(inbox.deleteContact, { params: { id } });
  } catch (failure) {
    // Somebody else was quicker: it is gone, as asked.
    if (!(failure instanceof CallFailure && failure.status === 404)) throw failure;
  }
};

export const useDeleteMessage = () => useMutation({ mutationFn: deleteMessage, onSuccess: refreshed });
