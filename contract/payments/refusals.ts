import type { RefusalText } from '../refusal-text.ts';
import { refundDays } from './options.ts';

/** The trial gate. */
export const trialRefusals = {
  'trial.ended': {
    status: 402,
    title: 'Your free trial has ended',
    detail: 'Subscribe to go on. Your data, your settings and the money you earned stay yours meanwhile.',
  },
} as const satisfies Record<string, RefusalText>;

/** Subscriptions and what is paid for them. */
export const paymentRefusals = {
  ...trialRefusals,
  'payment.not_found': {
    status: 404,
    title: 'Payment not found',
    detail: 'There is no such payment, or it is not yours.',
  },
  'payment.nothing_to_pay': {
    status: 409,
    title: 'There is nothing to pay',
    detail: 'Sales reps pay nothing at the moment. Everything is open to you.',
  },
  'payment.already_subscribed': {
    status: 409,
    title: 'You are subscribed already',
    detail: 'Nothing was charged. Your subscription is under Settings, Billing.',
  },
  'payment.past_due': {
    status: 409,
    title: 'Your subscription is waiting for a payment',
    detail:
      'Nothing was charged. Change the card of your subscription under Settings, Billing, and the charge is tried again.',
  },
  'payment.provider_away': {
    status: 503,
    title: 'We cannot reach the payment provider',
    detail: 'Nothing was changed. Please try again in a few minutes.',
  },
  'subscription.none': {
    status: 404,
    title: 'No subscription',
    detail: 'There is no subscription to change.',
  },
  'subscription.not_cancellable': {
    status: 409,
    title: 'It is cancelled already',
    detail: 'You will not be charged again.',
  },
  'subscription.not_resumable': {
    status: 409,
    title: 'It cannot be taken up again',
    detail: 'This subscription has come to its end. You can subscribe anew once what you paid for has run out.',
  },
  'refund_account.link_invalid': {
    status: 403,
    title: 'This link no longer works',
    detail:
      'It works once, and only for the time that the email says. You can enter the account again under Settings, Billing.',
  },
  'refund.not_due': {
    status: 409,
    title: 'This payment cannot be refunded here',
    detail: `We refund the first payment of a subscription within ${refundDays} days, and only once. Contact us if something else went wrong.`,
  },
  'refund.not_possible': {
    status: 409,
    title: 'This payment cannot be refunded',
    detail: 'Only what came in goes back, and only once. Look at the payment again.',
  },
  'chargeback.not_possible': {
    status: 409,
    title: 'This chargeback cannot be recorded',
    detail:
      'The money never came in, the bank took it back before, or a refund is being sent at this moment. Look at the payment again.',
  },
  'refund.not_open': {
    status: 409,
    title: 'This refund has moved on',
    detail: 'Somebody decided it, or it was sent. Look at it again.',
  },
  'refund.account_due': {
    status: 409,
    title: 'Money waits to go back to you',
    detail:
      'Your card did not take a refund, and only you can say where it goes. Give a bank account under Settings, Billing first; your account can be deleted right after that.',
  },
  'refund.same_administrator': {
    status: 403,
    title: 'Somebody else has to do it',
    detail:
      'A refund is asked for by one administrator and approved by another. Who approved it does not say that it was paid by hand.',
  },
  'refund.too_much': {
    status: 409,
    title: 'There is not that much left of this payment',
    detail:
      'What is held for work goes back by what becomes of the work, and what went back is gone. Look at the payment again.',
  },
  'refund.other_being_sent': {
    status: 409,
    title: 'Another part of this payment is being sent',
    detail: 'Until the provider has said what became of it, this part waits. Please try again in a few minutes.',
  },
  'settlement.line_taken': {
    status: 409,
    title: 'One of these was paid out before',
    detail: 'Another payout that was recorded has it already. Nothing was changed: read the list again.',
  },
  'settlement.sum_differs': {
    status: 409,
    title: 'The amount is not the sum of these lines',
    detail:
      'The lines that are ticked come to another amount. Compare them with the statement of the provider, and choose those that it paid out.',
  },
  'settlement.reference_used': {
    status: 409,
    title: 'This reference was recorded before',
    detail: 'A payout with this reference at the bank is in the list already.',
  },
  'settlement.two_providers': {
    status: 409,
    title: 'These lie with two providers',
    detail: 'One payment to our bank comes from one of them. Record each by itself.',
  },
  'refund.paid_by_provider': {
    status: 409,
    title: 'The provider has paid it',
    detail:
      'It is booked as paid back by the provider, just now. Do not pay it by hand; if you have, ask your bank to take that payment back.',
  },
  'payment.same_administrator': {
    status: 403,
    title: 'Somebody else has to agree',
    detail: 'What the provider does not bear out is acted on when two administrators say that it is true.',
  },
  'payment.notification_settled': {
    status: 409,
    title: 'This notification has moved on',
    detail: 'It was dealt with meanwhile. Look at it again.',
  },
} as const satisfies Record<string, RefusalText>;
