import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { BusinessTab, RepTab } from '#contract/site/portal-addresses.ts';
import { useTitleCount } from '#web/features/notifications/use-title-count.ts';
import { type Side, unreadMessagesQuery } from './api.ts';

const messagesTab = 'messages' satisfies BusinessTab & RepTab;

/** The number of conversations with unread messages, for the tab and the title; and whether one is open. */
export function useMessagesTab(side: Side): { readonly unread: number; readonly isThread: boolean } {
  const unread = useQuery(unreadMessagesQuery).data?.[side] ?? 0;
  const [search] = useSearchParams();
  useTitleCount('messages', unread > 0 ? String(unread) : null);
  return { unread, isThread: search.get('tab') === messagesTab && search.has('conversation') };
}
