import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lookSeconds, type Question, supportApi } from '#contract/messaging/support.ts';
import { call } from '#web/lib/api-client.ts';
import { questionQuery } from './api.ts';

/** Twice within a lease. */
const everyMs = lookSeconds * 500;

/** Reports that the question is open for as long as it is shown, and fetches who else has it open. */
export function useLook(conversationId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const params = { conversationId };
    const { queryKey } = questionQuery(conversationId);
    const look = () => {
      if (document.hidden) return;
      call(supportApi.look, { params }).then(
        ({ looking }) =>
          queries.setQueryData(queryKey, (shown: Question | undefined) => shown && { ...shown, looking }),
        // A failure to load is shown by the page itself.
        () => {},
      );
    };
    const timer = window.setInterval(look, everyMs);
    const away = () => lookAway(conversationId);
    window.addEventListener('pagehide', away);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('pagehide', away);
      away();
    };
  }, [conversationId, queries]);
}

/** Outlives the page. If the request is lost, the look expires. */
function lookAway(conversationId: string): void {
  const { method, path } = supportApi.lookAway;
  void fetch(path.replace(':conversationId', conversationId), { method, keepalive: true }).catch(() => {});
}
