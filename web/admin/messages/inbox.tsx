import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { questionCountsQuery, reportCountsQuery } from './api.ts';
import { type DeskPart, deskAddress, deskParts, deskPlace, isQuestionList } from './desk-addresses.ts';
import { DeskKeys } from './desk-keys.tsx';
import { listWords } from './desk-words.ts';
import { QuestionList } from './question-list.tsx';
import { QuestionPane } from './question-pane.tsx';
import { ReportList } from './report-list.tsx';
import { ReportPane } from './report-pane.tsx';
import { TextsPart } from './texts-part.tsx';

const partWords: Record<
  Exclude<DeskPart, keyof typeof listWords>,
  { readonly label: string; readonly note: string }
> = {
  reports: { label: 'Reports', note: 'Messages users reported, oldest first.' },
  decided: { label: 'Decided', note: 'Decided reports, latest first.' },
  texts: { label: 'Saved answers', note: 'Saved answers for all admins.' },
};

const wordsOf = (part: DeskPart) => (isQuestionList(part) ? listWords[part] : partWords[part]);

/** Questions to the team and reports: the list beside the open item, on a phone one after the other. */
export default function Inbox() {
  const [address] = useSearchParams();
  const { part, question, report } = deskPlace(address);
  const open = question ?? report;
  const desk = useRef<HTMLDivElement>(null);
  useWayBack(desk, open);
  const counts = { ...useQuery(questionCountsQuery).data, reports: useQuery(reportCountsQuery).data?.open };
  const countOf = (one: DeskPart) => (one in counts ? counts[one as keyof typeof counts] : undefined);
  return (
    <div ref={desk} className="@container">
      <div className={open ? 'max-md:hidden' : undefined}>
        <PageHeader
          title="Inbox"
          description={wordsOf(part).note}
          action={<DeskKeys desk={desk} back={open ? deskAddress({ list: part }) : null} />}
          brief
        />
        <TabLinks
          label="Inbox lists"
          className="mb-4"
          tabs={deskParts.map((one) => ({
            to: deskAddress({ list: one }),
            label: wordsOf(one).label,
            count: countOf(one),
            active: one === part,
          }))}
        />
      </div>
      {part === 'texts' ? (
        <TextsPart />
      ) : (
        // The help chat button has its place beside it, where it covers no text.
        <div className="group grid overflow-hidden rounded-card border border-line bg-surface md:h-[max(30rem,calc(100dvh-17rem))] md:max-[94.5rem]:me-14 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <section
            aria-label={wordsOf(part).label}
            className={clsx('min-h-0 overflow-y-auto border-line lg:border-e', open && 'max-lg:hidden')}
          >
            {isQuestionList(part) ? (
              <QuestionList list={part} open={question} />
            ) : (
              <ReportList list={part === 'reports' ? 'open' : 'decided'} part={part} open={report} />
            )}
          </section>
          {question ? (
            <QuestionPane key={question} conversationId={question} part={part} />
          ) : report ? (
            <ReportPane key={report} reportId={report} part={part} />
          ) : (
            <p className="hidden place-content-center px-6 text-center text-ink-soft text-lg lg:group-has-data-desk-row:grid">
              Choose a conversation from the list
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Focus returns to the row of the item that was open, or to the first if it left the list. */
function useWayBack(desk: RefObject<HTMLElement | null>, open: string | null): void {
  const last = useRef(open);
  useEffect(() => {
    // The user picked another list by its tab.
    const isLost = document.activeElement === document.body;
    if (open === null && last.current !== null && isLost) {
      const row = desk.current?.querySelector<HTMLElement>(`[data-desk-row="${last.current}"]`);
      (row ?? desk.current?.querySelector<HTMLElement>('[data-desk-row]'))?.focus();
    }
    last.current = open;
  }, [desk, open]);
}
