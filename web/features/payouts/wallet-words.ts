import type { BankAccount } from '#contract/payouts/bank-accounts.ts';
import { accountHoldHours, banks, type PayoutStatus } from '#contract/payouts/options.ts';
import type { Payout } from '#contract/payouts/payouts.ts';
import type { ComingLine, Obstacle, Wallet, WalletLine } from '#contract/payouts/wallet.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { gigStatusTexts } from '#texts/engagements/status.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDate, formatDateTime, formatDay } from '#web/lib/format-time.ts';

/** `Capitec account ending 7890`. */
export const nameAccount = ({ bank, lastFour }: Pick<BankAccount, 'bank' | 'lastFour'>): string =>
  `${banks[bank].name} account ending ${lastFour}`;

/** The next step of a payout that is on its way. */
export function nextWords({ status, expectedOn, lastFour, bank }: Payout): string {
  const arrives = `It’ll be in your ${nameAccount({ bank, lastFour })} by ${formatDay(expectedOn)}.`;
  if (status === 'asked') return `We’ll send it to our bank with the next payouts. ${arrives}`;
  if (status === 'in_batch') return `We’re about to send it to our bank. ${arrives}`;
  return `Our bank is paying it. ${arrives}`;
}

export interface ObstacleWords {
  readonly title: string;
  readonly text: string;
}

/** Why the rep can't request a payout now, and what to do. */
export function obstacleWords({ kind, until, reason, whatToDo }: Obstacle, wallet: Wallet): ObstacleWords {
  const minimum = formatRandExact(wallet.minimumCents);
  const words: Record<Obstacle['kind'], () => ObstacleWords> = {
    on_hold: () => ({
      title: 'Your wallet is on hold',
      text: [reason, whatToDo, until ? `The hold ends on ${formatDateTime(until)}.` : null].filter(Boolean).join(' '),
    }),
    one_open: () => ({
      title: 'One payout at a time',
      text: 'You can request the next one once this one has arrived.',
    }),
    no_account: () => ({
      title: 'Tell us where to pay you',
      text: 'Add your bank account now, so it’s ready when your money is available.',
    }),
    account_unconfirmed: () => ({
      title: 'Confirm your bank account',
      text: 'Follow the link in the email we sent you. Then you can request a payout.',
    }),
    account_held: () => ({
      title: 'Your bank account is new',
      text: `For your safety, we won’t pay into it ${until ? `before ${formatDateTime(until)}` : `for the first ${accountHoldHours} hours`}. You don’t need to do anything.`,
    }),
    below_minimum: () => ({
      title: `The minimum payout is ${minimum}`,
      text:
        wallet.availableCents > 0
          ? `You have ${formatRandExact(wallet.availableCents)}. You can request a payout here once you reach the minimum.`
          : 'You can request a payout here once you reach the minimum.',
    }),
  };
  return words[kind]();
}

/** When pay becomes available, or why the day isn't known. */
export function comingWords({ availableFrom, settling, status, chargedBack, companyName }: ComingLine): string {
  if (chargedBack)
    return `The bank reversed the payment from ${companyName}. Our team will decide how much of this you get, and we’ll notify you.`;
  if (availableFrom === null) return `${gigStatusTexts[status].rep.label}. The date depends on the decision.`;
  const day = formatDay(dayInSouthAfrica(new Date(availableFrom)));
  if (settling) return `Your hours are approved. Available by ${day}, once the card payment has reached us.`;
  return `${gigStatusTexts[status].rep.label}. Available by ${status === 'submitted' ? '' : 'about '}${day}, or sooner if your hours are approved sooner.`;
}

interface LineWords {
  readonly title: string;
  readonly text: string;
}

/** A transaction of the wallet in words. */
export function lineWords(line: WalletLine): LineWords {
  const at = formatDate(line.at);
  const reference = line.reference ?? '';
  const arrives = line.expectedOn ? formatDay(line.expectedOn) : null;
  const ofPayout: Record<PayoutStatus, string> = {
    asked: `Requested on ${at}. In your account by ${arrives}.`,
    in_batch: `Requested on ${at}. In your account by ${arrives}.`,
    released: `Requested on ${at}. In your account by ${arrives}.`,
    paid: `Requested on ${at} and paid.`,
    returned: `Requested on ${at}, returned by the bank.`,
    failed: `Requested on ${at}, not paid.`,
    cancelled: `Requested on ${at}, cancelled.`,
  };
  const words: Record<WalletLine['kind'], LineWords> = {
    earned: { title: line.title ?? 'Gig', text: [line.companyName, at].filter(Boolean).join(' · ') },
    payout: { title: `Payout ${reference}`, text: line.status ? ofPayout[line.status] : at },
    payout_back: {
      title: `Payout ${reference} is back in your wallet`,
      text: `${at}. ${line.reason ?? 'You cancelled it.'}`,
    },
    payout_returned: {
      title: `Payout ${reference} was returned by the bank`,
      text: `${at}. ${line.reason ?? ''}`.trim(),
    },
    correction: { title: 'Correction', text: at },
  };
  return words[line.kind];
}
