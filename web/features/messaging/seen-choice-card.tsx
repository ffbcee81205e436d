import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messagingChoicesApi } from '#contract/messaging/conversations.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { seenChoiceQuery } from './api.ts';

/** Whether others see read receipts. */
export function SeenChoiceCard() {
  const query = useQuery(seenChoiceQuery);
  const queries = useQueryClient();
  const choose = useMutation({
    ...mutationOf(messagingChoicesApi.choose),
    onMutate: ({ body }) => void queries.setQueryData(seenChoiceQuery.queryKey, body),
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: seenChoiceQuery.queryKey });
      failureToast('We couldn’t save your choice', error);
    },
  });
  return (
    <Card title="What others see">
      <QueryPart query={query} label="Loading your choice" height="min-h-24 sm:min-h-13">
        {({ showsSeen }) => (
          <Checkbox
            label="Show others when I’ve seen their messages"
            hint="If you turn this off, you won’t see when others have read yours."
            checked={showsSeen}
            onChange={(checked) => choose.mutate({ body: { showsSeen: checked } })}
          />
        )}
      </QueryPart>
    </Card>
  );
}
