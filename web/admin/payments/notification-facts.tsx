import type { PayfastNotification } from '#contract/payments/payfast-notification.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { notificationWords } from './review-words.ts';

/** A notification and its outcome, with the original message folded below. */
export function NotificationFacts({ notification }: { readonly notification: PayfastNotification }) {
  const { receivedAt, sourceAddress, signed, paymentStatus, pfPaymentId, body, state, reason, vouched } = notification;
  const { label, tone } = notificationWords[state];
  return (
    <div className="grid min-w-0 gap-2 font-normal">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-semibold">{paymentStatus ?? 'No status'}</span>
        <Badge tone={tone}>{label}</Badge>
        {signed ? null : <Badge tone="danger">Not signed</Badge>}
      </div>
      <p className="text-ink-soft text-sm leading-snug">
        {formatDateTime(receivedAt)}, from {sourceAddress}
        {pfPaymentId ? <span className="wrap-anywhere">, number {pfPaymentId}</span> : null}
      </p>
      {reason ? <p className="break-words leading-snug">{reason}</p> : null}
      {vouched ? (
        <p className="break-words leading-snug">
          Confirmed by {vouched.by}: {vouched.reason}
        </p>
      ) : null}
      <details className="min-w-0">
        <summary className="w-fit cursor-pointer rounded-control py-1 font-semibold text-sm">Original message</summary>
        <pre className="mt-2 whitespace-pre-wrap break-all rounded-control bg-sunken p-3 font-mono text-xs leading-relaxed">
          {body.replaceAll('&', '\n&')}
        </pre>
      </details>
    </div>
  );
}
