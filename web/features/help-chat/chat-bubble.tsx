import clsx from 'clsx';
import { Link } from 'react-router';
import type { AnswerLink } from './answers.ts';
import type { ChatMessage } from './use-conversation.ts';

interface ChatBubbleProps {
  readonly message: ChatMessage;
  readonly onFollow: () => void;
}

const linkStyle =
  'inline-flex min-h-10 items-center rounded-full border border-line-strong bg-surface px-3.5 font-medium text-[0.9375rem] text-ink transition-colors hover:border-brand hover:bg-brand-soft pointer-coarse:min-h-11';

export function ChatBubble({ message, onFollow }: ChatBubbleProps) {
  const own = message.from === 'visitor';
  return (
    <li className={clsx('grid grid-cols-1 gap-2', own ? 'justify-items-end ps-10' : 'justify-items-start pe-6')}>
      <p
        className={clsx(
          'max-w-full whitespace-pre-wrap break-words rounded-card px-4 py-2.5 leading-relaxed',
          own ? 'rounded-ee-sm bg-brand text-on-brand' : 'rounded-es-sm bg-sunken text-ink',
        )}
      >
        <span className="sr-only">{own ? 'You: ' : 'Help chat: '}</span>
        {message.text}
      </p>
      {message.links.length > 0 ? (
        <p className="flex flex-wrap gap-2">
          {message.links.map((link) => (
            <ChatLink key={link.label} link={link} onFollow={onFollow} />
          ))}
        </p>
      ) : null}
    </li>
  );
}

function ChatLink({ link: { label, to }, onFollow }: { readonly link: AnswerLink; readonly onFollow: () => void }) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} onClick={onFollow} className={linkStyle}>
        {label}
      </Link>
    );
  }
  const elsewhere = to.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={to} {...elsewhere} className={linkStyle}>
      {label}
    </a>
  );
}

export function TypingHint() {
  return (
    <li className="w-fit rounded-card rounded-es-sm bg-sunken px-4 py-3">
      <span className="sr-only">Help chat is typing</span>
      <span aria-hidden="true" className="flex gap-1.5">
        {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
          <span key={delay} className={clsx('size-2 animate-breathe rounded-full bg-ink-soft', delay)} />
        ))}
      </span>
    </li>
  );
}
