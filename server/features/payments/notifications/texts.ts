import type { MonthFault, NotificationNote } from '#domain/payments/judge-notification.ts';

/** What admins see about a notification of the provider. */
export const noteTexts: Record<NotificationNote, string> = {
  unknown_subject: 'We don’t recognise the payment or subscription it refers to.',
  undecided: 'The provider hasn’t decided this payment yet.',
  unknown_status: 'It has an unknown status.',
  known: 'We already had this notification.',
  incomplete: 'It has no payment number or no amount.',
  refunded: 'We’ve refunded this payment, or the refund is on its way.',
  paid_once: 'It charges a subscription, but this purchase is paid once.',
  other_purchase: 'We received this payment before, for another purchase.',
  other_provider: 'Another provider handles this payment.',
  other_amount: 'The amount differs from the amount due.',
  no_token: 'It has no subscription token.',
};

/** Why a month is refunded. */
export const monthFaultTexts: Record<MonthFault, string> = {
  not_due: 'Charged when nothing was due.',
  had_ended: 'Paid for a subscription that had ended.',
};
