import { useMutation, useQueryClient } from '@tanstack/react-query';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { conversationQuery } from './api.ts';

/** Something done to a conversation, whose answer is how it stands then. */
export function useConversationAct<const Act extends 'change' | 'block' | 'unblock'>(act: Act) {
  const queries = useQueryClient();
  return useMutation({
    ...mutationOf<(typeof conversationsApi)[Act]>(conversationsApi[act]),
    onSuccess: (answer) => void queries.setQueryData(conversationQuery(answer.id).queryKey, answer),
  });
}
