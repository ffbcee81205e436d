import { useMutation, useQueryClient } from '@tanstack/react-query';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { conversationQuery } from './api.ts';

/** An action on a conversation that returns its new state. */
export function useConversationAct<const Act extends 'change' | 'block' | 'unblock'>(act: Act) {
  const queries = useQueryClient();
  return useMutation({
    ...mutationOf<(typeof conversationsApi)[Act]>(conversationsApi[act]),
    onSuccess: (answer) => void queries.setQueryData(conversationQuery(answer.id).queryKey, answer),
  });
}
