import { Fragment } from 'react';
import { Link } from 'react-router';
import type { FoundMessage as Found } from '#contract/messaging/search.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { shortWhen } from './conversation-words.ts';

interface FoundMessageProps {
  readonly found: Found;
  readonly to: string;
  readonly active: boolean;
}

/** A search result: the other party, and an excerpt around the match. */
export function FoundMessage({ found, to, active }: FoundMessageProps) {
  const { userId } = useMe();
  const { title, jobTitle, senderId, senderName, createdAt, archived, excerpt } = found;
  const by = senderId === userId ? 'You' : senderName;
  const about = jobTitle === title ? null : jobTitle;
  return (
    <Link
      to={to}
      state={{ fromList: true }}
      aria-current={active ? 'true' : undefined}
      className="block px-4 py-3 outline-offset-[-3px] transition-colors hover:bg-sunken aria-[current]:bg-brand-soft max-md:px-1"
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
        <span className="figures shrink-0 text-ink-soft text-xs">{shortWhen(createdAt, new Date())}</span>
      </span>
      {about || archived ? (
        <span className="block truncate text-ink-soft text-sm">
          {[about, archived ? 'Archived' : null].filter(Boolean).join(' · ')}
        </span>
      ) : null}
      <span className="mt-0.5 line-clamp-3 text-ink-soft text-sm wrap-anywhere">
        {by}:{' '}
        {excerpt.map(({ text, marked }, place) =>
          marked ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
            <mark key={place} className="rounded-xs bg-accent px-0.5 font-semibold text-on-accent">
              {text}
            </mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
            <Fragment key={place}>{text}</Fragment>
          ),
        )}
      </span>
    </Link>
  );
}
