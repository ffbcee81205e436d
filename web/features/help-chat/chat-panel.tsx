import clsx from 'clsx';
import { SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { writeToTeamAddress } from '#contract/site/portal-addresses.ts';
import { businessPath, repPath } from '#contract/site/sign-in-addresses.ts';
import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { whatsappUrl } from '#web/lib/site-facts.ts';
import { parseStoredUser, readStored, sessionKey } from '#web/lib/stored-session.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { suggestions } from './answers.ts';
import { ChatBubble, TypingHint } from './chat-bubble.tsx';
import { useConversation } from './use-conversation.ts';

interface ChatPanelProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const longestQuestion = 500;

/** The chat, beside the page and never over all of it: the user may go on reading. */
export function ChatPanel({ id, open, onClose }: ChatPanelProps) {
  const { messages, typing, ask } = useConversation();
  const [draft, setDraft] = useState('');
  const { pathname } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    // On a phone the keyboard would cover half the panel before anything is read.
    const typing = matchMedia('(pointer: fine)').matches;
    (typing ? input : panel).current?.focus({ preventScroll: true });
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last has to be in sight
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages, typing, open]);

  function send(event: FormEvent) {
    event.preventDefault();
    ask(draft);
    setDraft('');
  }

  function choose(question: string) {
    // The button disappears: focus moves to where the answer will appear.
    log.current?.focus();
    ask(question);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  // On a phone the page that a link opens is under the panel.
  const onFollow = () => matchMedia('(width < 48rem)').matches && onClose();

  return (
    <section
      ref={panel}
      id={id}
      hidden={!open}
      tabIndex={-1}
      role="dialog"
      aria-label="Help chat"
      onKeyDown={onKeyDown}
      className={clsx(
        open ? 'flex animate-rise' : 'hidden',
        'fixed inset-x-0 bottom-0 z-35 h-[min(85dvh,40rem)] flex-col overflow-hidden rounded-t-panel border-line bg-surface text-ink shadow-popup outline-none',
        'md:border md:inset-x-auto md:end-6 md:bottom-6 md:h-[min(36rem,calc(100dvh-6rem))] md:w-96 md:rounded-panel',
      )}
    >
      <header className="on-deep flex items-center gap-3 bg-deep py-2.5 ps-5 pe-2.5">
        <BrandMark className="size-8 shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">Help chat</h2>
          <Link
            to={personAddress(pathname)}
            // It would cover the box that the link leads to.
            onClick={onClose}
            className="me-4 inline-flex min-h-6 items-center text-on-deep-soft text-sm underline underline-offset-4 hover:text-on-deep"
          >
            Talk to a person
          </Link>
          <a
            href={whatsappUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center text-on-deep-soft text-sm underline underline-offset-4 hover:text-on-deep"
          >
            <span className="sr-only">Talk to a person on </span>WhatsApp
          </a>
        </div>
        <IconButton label="Close help chat" icon={<X aria-hidden="true" className="size-5" />} onClick={onClose} />
      </header>
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
      >
        <ol className="grid gap-4">
          {messages.map((message) => (
            <ChatBubble key={message.id} message={message} onFollow={onFollow} />
          ))}
          {typing ? <TypingHint /> : null}
        </ol>
        {messages.length === 1 ? <Suggestions onChoose={choose} /> : null}
        <div ref={end} className="scroll-mb-4" />
      </div>
      <form
        onSubmit={send}
        className="flex items-center gap-2 border-line border-t p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      >
        <input
          ref={input}
          type="text"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          maxLength={longestQuestion}
          autoComplete="off"
          enterKeyHint="send"
          aria-label="Your question"
          placeholder="Ask a question"
          className="control"
        />
        <IconButton
          type="submit"
          label="Send"
          icon={<SendHorizontal aria-hidden="true" className="size-5" />}
          className="bg-brand text-on-brand hover:bg-brand-strong"
        />
      </form>
    </section>
  );
}

function Suggestions({ onChoose }: { readonly onChoose: (question: string) => void }) {
  return (
    <ul aria-label="Common questions" className="mt-5 flex flex-wrap gap-2">
      {suggestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onChoose(question)}
            className="min-h-10 rounded-full border border-brand/40 bg-brand-soft px-3.5 font-medium text-[0.9375rem] text-on-brand-soft transition-colors hover:border-brand pointer-coarse:min-h-11"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How to reach our team: by message in a portal, by the contact form for visitors. */
export function personAddress(pathname: string, kept = readStored(sessionKey)): string {
  const user = parseStoredUser(kept);
  if (user === null) return '/contact';
  if (pathname.startsWith(repPath)) return writeToTeamAddress('rep');
  return writeToTeamAddress(pathname.startsWith(businessPath) || user.userType === 'business' ? 'business' : 'rep');
}
