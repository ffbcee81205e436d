import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Conversation } from '#contract/messaging/conversations.ts';
import { jobForRepAddress, ownJobAddress } from '#contract/site/portal-addresses.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Side } from './api.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { aboutWords } from './conversation-words.ts';
import { PersonPicture } from './person-picture.tsx';

interface ThreadHeaderProps {
  readonly conversation: Conversation;
  readonly side: Side;
  /** The list. */
  readonly back: string;
}

/** The other party and the subject, and on a phone the way back. */
export function ThreadHeader({ conversation, side, back }: ThreadHeaderProps) {
  const { title, jobId, applicationId } = conversation;
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const { state } = useLocation();
  const about = aboutWords(conversation);
  const to = jobId === null ? null : aboutAddress(side, jobId, applicationId);

  // Focus, and the screen reader, move to what has opened; with a mouse the box takes the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // The browser's back button leads to the same place.
  const goBack = () =>
    void ((state as { fromList?: boolean } | null)?.fromList ? navigate(-1) : navigate(back, { replace: true }));

  return (
    <header className="flex min-h-16 shrink-0 items-center gap-3 border-line border-b px-4 py-2 max-md:ps-1 max-md:pt-[max(0.5rem,env(safe-area-inset-top))]">
      <IconButton
        label="All messages"
        icon={<ArrowLeft aria-hidden="true" className="size-5.5" />}
        onClick={goBack}
        className="-me-2 md:hidden"
      />
      <PersonPicture conversation={conversation} />
      <div className="min-w-0 flex-1">
        <h2 ref={heading} tabIndex={-1} className="truncate text-lg leading-6 outline-none">
          {title}
        </h2>
        {about === null ? null : (
          <p className="truncate text-ink-soft text-sm">
            {to === null ? (
              about
            ) : (
              <Link to={to} className="underline decoration-line-strong/60 underline-offset-4 hover:decoration-brand">
                {about}
              </Link>
            )}
          </p>
        )}
      </div>
      <ConversationMenu conversation={conversation} back={back} />
    </header>
  );
}

function aboutAddress(side: Side, jobId: string, applicationId: string | null): string {
  if (side === 'rep') return jobForRepAddress(jobId);
  return ownJobAddress(jobId, applicationId === null ? {} : { applicant: applicationId });
}
