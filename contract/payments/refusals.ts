import type { RefusalText } from '../refusal-text.ts';
import { refundDays } from './options.ts';

/** Subscriptions and their payments. */
export const paymentRefusals = {
  'payment.not_found': {
    status: 404,
    title: 'Payment not found',
    detail: 'This payment doesn’t exist, or you don’t have access to it.',
  },
  'payment.nothing_to_pay': {
    status: 409,
    title: 'There’s nothing to pay',
    detail: 'Sales reps pay nothing at the moment. You have full access.',
  },
  'payment.already_subscribed': {
    status: 409,
    title: 'You’re already subscribed',
    detail: 'You weren’t charged. Find your subscription under Settings, Billing.',
  },
  'payment.past_due': {
    status: 409,
    title: 'Your subscription is waiting for a payment',
    detail: 'You weren’t charged. Change your card under Settings, Billing, and we’ll try the charge again.',
  },
  'payment.provider_away': {
    status: 503,
    title: 'We can’t reach the payment provider',
    detail: 'Nothing has changed. Please try again in a few minutes.',
  },
  'subscription.none': {
    status: 404,
    title: 'No subscription',
    detail: 'You don’t have a subscription to change.',
  },
  'subscription.not_cancellable': {
    status: 409,
    title: 'It’s already cancelled',
    detail: 'You won’t be charged again.',
  },
  'subscription.not_resumable': {
    status: 409,
    title: 'You can’t resume it',
    detail: 'This subscription has ended. You can subscribe again once the month you paid for is over.',
  },
  'refund_account.link_invalid': {
    status: 403,
    title: 'This link no longer works',
    detail:
      'It works once, and only for the time stated in the email. You can enter the account again under Settings, Billing.',
  },
  'refund.not_due': {
    status: 409,
    title: 'You can’t refund this payment here',
    detail: `We refund the first payment of a subscription within ${refundDays} days, and only once. Contact us if something else went wrong.`,
  },
  'refund.not_possible': {
    status: 409,
    title: 'This payment can’t be refunded',
    detail: 'We can only refund money that we received, and only once. Refresh to see the latest.',
  },
  'chargeback.not_possible': {
    status: 409,
    title: 'This chargeback can’t be recorded',
    detail:
      'We never received the money, the bank already reversed it, or a refund is being sent now. Refresh to see the latest.',
  },
  'refund.not_open': {
    status: 409,
    title: 'This refund has changed',
    detail: 'Another admin decided it, or we’ve already sent it. Refresh to see the latest.',
  },
  'refund.account_due': {
    status: 409,
    title: 'We still owe you a refund',
    detail:
      'We couldn’t refund your card. First add a bank account under Settings, Billing. You can delete your account right after that.',
  },
  'refund.same_administrator': {
    status: 403,
    title: 'Another admin must do this',
    detail:
      'A refund needs a second admin to approve it. The admin who approved it can’t also record that it was paid by EFT.',
  },
  'refund.too_much': {
    status: 409,
    title: 'This amount is more than you can refund',
    detail: 'Money held for gigs is refunded with each gig, and earlier refunds count too. Refresh to see the latest.',
  },
  'refund.other_being_sent': {
    status: 409,
    title: 'Another refund of this payment is being sent',
    detail: 'Wait until the provider has confirmed it. Please try again in a few minutes.',
  },
  'settlement.line_taken': {
    status: 409,
    title: 'One of these lines is already paid out',
    detail: 'Another recorded payout includes it. We changed nothing. Refresh to see the latest.',
  },
  'settlement.sum_differs': {
    status: 409,
    title: 'The amount doesn’t match these lines',
    detail:
      'The selected lines add up to another amount. Compare them with the provider’s statement, and select the lines it paid out.',
  },
  'settlement.reference_used': {
    status: 409,
    title: 'This reference is already recorded',
    detail: 'The list already has a payout with this bank reference.',
  },
  'settlement.two_providers': {
    status: 409,
    title: 'These lines are from two providers',
    detail: 'Each deposit comes from one provider. Record one payout for each provider.',
  },
  'refund.paid_by_provider': {
    status: 409,
    title: 'The provider has already paid this refund',
    detail:
      'We’ve booked it as refunded by the provider. Don’t pay it by EFT. If you already have, ask your bank to reverse that payment.',
  },
  'payment.same_administrator': {
    status: 403,
    title: 'Another admin must approve this',
    detail: 'If the provider doesn’t confirm a notification, two admins must confirm it.',
  },
  'payment.notification_settled': {
    status: 409,
    title: 'This notification is already settled',
    detail: 'Another admin has processed or dismissed it. Refresh to see the latest.',
  },
} as const satisfies Record<string, RefusalText>;
