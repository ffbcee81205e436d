import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Report } from '#contract/messaging/reports.ts';
import { userInPanelAddress } from '#contract/site/portal-addresses.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { MessageAttachments } from '#web/features/messaging/attachments/message-attachments.tsx';
import { reasonWords } from '#web/features/messaging/report-words.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { reportQuery, reportViewer } from './api.ts';
import { DecideReportDialog } from './decide-report-dialog.tsx';
import { type DeskPart, deskAddress } from './desk-addresses.ts';
import { DeskBubble } from './desk-bubble.tsx';
import { outcomeNames } from './desk-words.ts';
import { PaneFrame } from './pane-frame.tsx';

interface ReportPaneProps {
  readonly reportId: string;
  readonly part: DeskPart;
}

/** A report with the messages around it. Opening it is recorded. */
export function ReportPane({ reportId, part }: ReportPaneProps) {
  const { data, error, isFetching, refetch } = useQuery(reportQuery(reportId));
  return (
    <PaneFrame label="Report">
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
        <div className="mb-3 lg:hidden">
          <BackLink to={deskAddress({ list: part })}>Back to the list</BackLink>
        </div>
        {data ? (
          <Shown report={data} />
        ) : (
          <NotLoaded query={{ error, isFetching, refetch }} label="Loading the report" count={2} />
        )}
      </div>
    </PaneFrame>
  );
}

function Person({ person }: { readonly person: Report['reporter'] }) {
  if (!person) return 'Account deleted';
  return (
    <>
      {person.name}
      <TextLink to={userInPanelAddress(person.userId)} className="block break-all font-normal text-sm">
        {person.email}
      </TextLink>
    </>
  );
}

function Shown({ report }: { readonly report: Report }) {
  const [deciding, setDeciding] = useState(false);
  const viewer = reportViewer(report.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const { reason, details, reporter, reported, jobTitle, createdAt, decision, messages } = report;
  const { messageId, reportedText, reportedAttachments } = report;
  const about = messages.find(({ id }) => id === messageId);
  // Focus, and the screen reader, move to what has opened.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {reasonWords[reason]}
        </h2>
        {decision ? null : <Button onClick={() => setDeciding(true)}>Decide report</Button>}
      </div>
      {decision ? (
        <Alert tone={decision.outcome === 'warned' ? 'warning' : 'info'} title={outcomeNames[decision.outcome]}>
          <span className="whitespace-pre-line">{decision.reason}</span>
          <span className="mt-1 block text-sm">
            {decision.by}, {formatDateTime(decision.at)}
          </span>
        </Alert>
      ) : null}
      <DescriptionList
        look="columns"
        items={[
          { term: 'Reported by', detail: <Person person={reporter} /> },
          { term: 'About', detail: <Person person={reported} /> },
          { term: 'Conversation', detail: jobTitle ?? '–' },
          { term: 'When', detail: formatDateTime(createdAt) },
        ]}
      />
      {details === null ? null : (
        <section>
          <h3 className="mb-1 text-lg">Comment on the report</h3>
          <p className="whitespace-pre-wrap wrap-anywhere">{details}</p>
        </section>
      )}
      {reportedText === null ? null : (
        <section>
          <h3 className="mb-1 text-lg">
            {messageId === null ? 'Last message at the time of the report' : 'The reported message'}
          </h3>
          <div className="rounded-card bg-sunken px-4 py-3 whitespace-pre-wrap wrap-anywhere">
            {about ? (
              <MessageAttachments message={{ ...about, attachments: reportedAttachments }} viewer={viewer} />
            ) : null}
            {reportedText}
          </div>
        </section>
      )}
      {decision ? (
        <p className="text-ink-soft text-sm">You could read the surrounding messages while the report was open.</p>
      ) : (
        <section aria-label="Surrounding messages" className="grid gap-2">
          <h3 className="text-lg">Surrounding messages</h3>
          {messages.map((message) => (
            <DeskBubble
              key={message.id}
              message={message}
              mine={message.senderId === reporter?.userId}
              by={message.senderName}
              viewer={viewer}
              marked={message.id === messageId}
            />
          ))}
        </section>
      )}
      {deciding ? <DecideReportDialog report={report} onClose={() => setDeciding(false)} /> : null}
    </div>
  );
}
