import { ArrowLeft, Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Question } from '#contract/messaging/support.ts';
import { caseInPanelAddress, userInPanelAddress } from '#contract/site/portal-addresses.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { EmailText } from '#web/ui/email-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { assigneeWords, lookingWords, openWords } from './desk-words.ts';
import { QuestionActs } from './question-acts.tsx';
import { SideBadges } from './side-badges.tsx';

interface QuestionHeaderProps {
  readonly question: Question;
  /** Of the last message that is shown. */
  readonly seen: number;
  /** The list. */
  readonly back: string;
}

const caseWords = { pending: 'waits', approved: 'approved', rejected: 'rejected' } as const;

/** Who asks, what they have under way, the assignee, and the actions. */
export function QuestionHeader({ question, seen, back }: QuestionHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, email, userId, sides, looking, open, vetting } = question;
  const looks = lookingWords(looking);
  const facts = openWords(open);
  const may = useAdminMay();

  // Focus, and the screen reader, move to what has opened.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <header className="grid shrink-0 gap-1.5 border-line border-b px-4 py-2.5 max-lg:ps-1 max-lg:pt-[max(0.5rem,env(safe-area-inset-top))]">
      <div className="flex items-center gap-2">
        <Link
          to={back}
          aria-label="Back to the list"
          className="grid size-11 shrink-0 place-content-center rounded-control hover:bg-sunken lg:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5.5" />
        </Link>
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="truncate text-lg leading-6 outline-none">
            {name}
          </h2>
          <p className="text-ink-soft text-sm wrap-anywhere">{assigneeWords(question)}</p>
        </div>
        <QuestionActs question={question} seen={seen} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm max-lg:ps-3">
        <SideBadges sides={sides} />
        <TextLink to={userInPanelAddress(userId)} className="min-w-0">
          <EmailText>{email}</EmailText>
        </TextLink>
        {vetting.map(({ vettingId, userType, status }) => {
          const words = `Vetting as ${userType}: ${caseWords[status]}`;
          return may('vetting.review') ? (
            <TextLink key={vettingId} to={caseInPanelAddress(vettingId)} className="inline-block min-h-6">
              {words}
            </TextLink>
          ) : (
            <span key={vettingId}>{words}</span>
          );
        })}
        {facts.length > 0 ? <span className="text-ink-soft">{facts.join(' · ')}</span> : null}
      </div>
      <p aria-live="polite" className="flex items-center gap-1.5 font-semibold text-sm empty:hidden max-lg:ps-3">
        {looks ? (
          <>
            <Eye aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{looks}</span>
          </>
        ) : null}
      </p>
    </header>
  );
}
