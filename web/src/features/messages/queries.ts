import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inbox } from '../../../../shared/api/inbox.ts';
import { CallFailure, fetchBody } from '../../lib/query.ts';

const messages = ['messages'] as const;

export const useMessages = (page: number) =>
  useQuery({
    queryKey: [...messages, 'page', page],
    queryFn: ({ signal }) => fetchBody(inbox.listContacts, { params: { page }, signal }),
    placeholderData: keepPreviousData,
  });

export const useMessage = (id: string) =>
  useQuery({
    queryKey: [...messages, 'one', id],
    queryFn: ({ signal }) => fetchBody(inbox.readContact, { params: { id }, signal }),
    // What a person wrote is kept no longer than it is on the screen.
    gcTime: 0,
  });

const deleteMessage = async (id: string): Promise<void> => {
  try {
    await fetchBody(inbox.deleteContact, { params: { id } });
  } catch (failure) {
    // Somebody else was quicker: it is gone, as asked.
    if (!(failure instanceof CallFailure && failure.status === 404)) throw failure;
  }
};

export const useDeleteMessage = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: deleteMessage,
    onSuccess: () => queries.invalidateQueries({ queryKey: [...messages, 'page'] }),
  });
};
