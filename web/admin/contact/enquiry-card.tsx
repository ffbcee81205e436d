import type { ReactNode } from 'react';
import type { ContactMessage } from '#contract/contact/enquiries.ts';
import { userInPanelAddress } from '#contract/site/portal-addresses.ts';
import { formatAgo, formatDateTime } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { EnquiryActs } from './enquiry-acts.tsx';

interface EnquiryCardProps extends Pick<ContactMessage, 'account' | 'handled' | 'assignedTo' | 'answers'> {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null;
  /** The subject of the mail to answer with. */
  readonly subject: string;
  readonly at: string;
  readonly busy: boolean;
  readonly onSettle: () => void;
  readonly onReopen: () => void;
  readonly onAnswer: (answer: { id: string; text: string }) => Promise<unknown>;
  readonly onAssign: (adminId: string | null) => void;
  readonly children: ReactNode;
}

/** An enquiry from a visitor. Admins assign it and answer it by email. */
export function EnquiryCard(props: EnquiryCardProps) {
  const { name, email, phone, subject, at, account, handled, busy, onSettle, onReopen, children } = props;
  const { assignedTo, answers, onAnswer, onAssign } = props;
  return (
    <article
      aria-label={`From ${name}`}
      className="grid gap-4 rounded-card border border-line bg-surface p-(--gutter) shadow-card md:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="break-words text-lg leading-6">{name}</h2>
          <p className="flex flex-wrap gap-x-4 text-sm">
            <TextLink to={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className="inline-block min-h-6">
              <EmailText>{email}</EmailText>
            </TextLink>
            {phone ? (
              <TextLink to={`tel:${phone}`} className="inline-block min-h-6">
                {phone}
              </TextLink>
            ) : null}
          </p>
          {account ? (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <TextLink to={userInPanelAddress(account.userId)}>View the account with this email address</TextLink>
              {account.suspended ? <Badge tone="danger">Suspended</Badge> : null}
            </p>
          ) : null}
        </div>
        <p className="text-ink-soft text-sm">{formatAgo(at)}</p>
      </header>
      {children}
      {answers.map(({ id, by, text, at: sentAt }) => (
        <div key={id} className="rounded-md bg-sunken p-3">
          <p className="text-ink-soft text-sm wrap-anywhere">
            {by} answered, {formatDateTime(sentAt)}
          </p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <EnquiryActs {...{ name, email, assignedTo, onAnswer, onAssign }} />
      </div>
      {handled ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft text-sm wrap-anywhere">
            Closed by {handled.by}, {formatDateTime(handled.at)}
          </p>
          <Button variant="secondary" size="small" busy={busy} onClick={onReopen}>
            Reopen enquiry<VisuallyHidden> from {name}</VisuallyHidden>
          </Button>
        </div>
      ) : (
        <Button full="phone" className="md:w-fit" busy={busy} onClick={onSettle}>
          Close enquiry<VisuallyHidden> from {name}</VisuallyHidden>
        </Button>
      )}
    </article>
  );
}
