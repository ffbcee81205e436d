import clsx from 'clsx';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { messagesAddress, withTeam } from '#contract/site/portal-addresses.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import type { Side } from './api.ts';
import { ConversationList } from './conversation-list.tsx';
import { MessageSearch } from './message-search.tsx';
import { OpenTeam } from './open-team.tsx';
import { SearchResults } from './search-results.tsx';
import { ThreadScreen } from './thread-screen.tsx';

/** The conversations of a portal, and one of them beside the list; on a phone one or the other. */
export default function MessagesView({ side }: { readonly side: Side }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = search.get('search')?.trim() ?? '';
  const conversationId = search.get('conversation');
  const message = Number.parseInt(search.get('message') ?? '', 10);
  const list = search.get('list') === 'archived' ? 'archived' : 'inbox';
  const shown = { list: list === 'archived' ? ('archived' as const) : undefined, search: wanted || undefined };

  function look(text: string) {
    const open = { conversation: conversationId ?? undefined, message: search.get('message') ?? undefined };
    const to = messagesAddress(side, { ...open, ...shown, search: text || undefined });
    void navigate(to, { replace: true, preventScrollReset: true, state });
  }

  return (
    <>
      <div className={clsx(conversationId && 'max-md:hidden')}>
        <PageHeader title={list === 'archived' ? 'Archived messages' : 'Messages'} brief />
      </div>
      {/* The help chat button has its place beside it, where it covers no text. */}
      <div className="overflow-hidden md:grid md:h-[600px] md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:rounded-card md:border md:border-line md:bg-surface md:shadow-card md:max-[94.5rem]:me-14">
        <section
          aria-label="Your conversations"
          className={clsx('flex min-h-0 flex-col md:border-line md:border-e', conversationId && 'max-md:hidden')}
        >
          <MessageSearch text={wanted} onSearch={look} />
          <div className="min-h-0 flex-1 md:overflow-y-auto">
            {wanted === '' ? (
              <ConversationList side={side} list={list} conversationId={conversationId} />
            ) : (
              <SearchResults side={side} text={wanted} list={list} />
            )}
          </div>
        </section>
        {conversationId === withTeam ? (
          <OpenTeam side={side} />
        ) : conversationId ? (
          <ThreadScreen
            key={conversationId}
            side={side}
            conversationId={conversationId}
            back={messagesAddress(side, shown)}
            target={message > 0 ? message : null}
          />
        ) : (
          <p className="hidden h-full place-content-center px-6 text-center text-ink-soft text-lg md:grid">
            Select a conversation to start messaging
          </p>
        )}
      </div>
    </>
  );
}
