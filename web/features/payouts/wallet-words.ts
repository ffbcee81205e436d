import type { BankAccount } from '#contract/payouts/bank-accounts.ts';
import { banks, type PayoutStatus } from '#contract/payouts/options.ts';
import type { Payout } from '#contract/payouts/payouts.ts';
import type { ComingLine, Obstacle, Wallet, WalletLine } from '#contract/payouts/wallet.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDate, formatDateTime, formatDay } from '#web/lib/format-time.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** `Capitec account ending 7890`. */
export const nameAccount = ({ bank, lastFour }: Pick<BankAccount, 'bank' | 'lastFour'>): string =>
  `${banks[bank].name} account ending ${lastFour}`;

interface StatusWords {
  readonly label: string;
  readonly tone: BadgeTone;
}

export const payoutStatusWords: Record<PayoutStatus, StatusWords> = {
  asked: { label: 'Asked for', tone: 'accent' },
  cancelled: { label: 'Taken back', tone: 'neutral' },
  in_batch: { label: 'Being prepared', tone: 'accent' },
  released: { label: 'With the bank', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  failed: { label: 'Not paid', tone: 'danger' },
  returned: { label: 'Came back', tone: 'danger' },
};

/** What happens next with a payout that is on its way. */
export function nextWords({ status, expectedOn, lastFour, bank }: Payout): string {
  const arrives = `It is in your ${nameAccount({ bank, lastFour })} by ${formatDay(expectedOn)}.`;
  if (status === 'asked') return `We send it to our bank with the next payouts. ${arrives}`;
  if (status === 'in_batch') return `We are about to send it to our bank. ${arrives}`;
  return `Our bank is paying it. ${arrives}`;
}

export interface ObstacleWords {
  readonly title: string;
  readonly text: string;
}

/** Why there is no payout now, whose doing that is, and what to do. */
export function obstacleWords({ kind, until, reason, whatToDo }: Obstacle, wallet: Wallet): ObstacleWords {
  const minimum = formatRandExact(wallet.minimumCents);
  const words: Record<Obstacle['kind'], () => ObstacleWords> = {
    on_hold: () => ({
      title: 'We have put your wallet on hold',
      text: [reason, whatToDo, until ? `It ends on ${formatDateTime(until)}.` : null].filter(Boolean).join(' '),
    }),
    one_open: () => ({
      title: 'One payout at a time',
      text: 'You can ask for the next one when the one on its way has arrived.',
    }),
    no_account: () => ({
      title: 'Tell us where to pay you',
      text: 'Add your bank account now, so that nothing stands in the way when your money is available.',
    }),
    account_unconfirmed: () => ({
      title: 'Confirm your bank account',
      text: 'Follow the link in the mail that we sent you. Then you can ask for your money.',
    }),
    account_held: () => ({
      title: 'Your bank account is new',
      text: `For your safety nothing is paid to it before ${until ? formatDateTime(until) : 'tomorrow'}. You do not have to do anything.`,
    }),
    below_minimum: () => ({
      title: `We pay out from ${minimum}`,
      text:
        wallet.availableCents > 0
          ? `You have ${formatRandExact(wallet.availableCents)}. It stays yours, and you can ask for it when there is more.`
          : 'As soon as there is that much, you can ask for it here.',
    }),
  };
  return words[kind]();
}

/** `from Tue 8 December 2026` or why nobody can tell. */
export function comingWords({ availableFrom, settling, status, chargedBack, companyName }: ComingLine): string {
  if (chargedBack)
    return `The bank of ${companyName} took its payment back. Our team decides how much of this you get, and we'll notify you.`;
  if (availableFrom === null) return `${milestoneTraits[status].forRep}: the day is open until that is decided.`;
  const day = formatDay(new Date(Date.parse(availableFrom) + 2 * 3_600_000).toISOString().slice(0, 10));
  if (settling) return `Your work is accepted. Yours by ${day}, when the card payment has reached us.`;
  return status === 'submitted'
    ? `Handed in. Yours by ${day} at the latest, or as soon as it is accepted.`
    : `${milestoneTraits[status].forRep}. Yours by about ${day}, or as soon as your work is accepted.`;
}

interface LineWords {
  readonly title: string;
  readonly text: string;
}

/** What moved money in the wallet. */
export function lineWords(line: WalletLine): LineWords {
  const at = formatDate(line.at);
  const reference = line.reference ?? '';
  const arrives = line.expectedOn ? formatDay(line.expectedOn) : null;
  const ofPayout: Record<PayoutStatus, string> = {
    asked: `Asked for on ${at}. In your account by ${arrives}.`,
    in_batch: `Asked for on ${at}. In your account by ${arrives}.`,
    released: `Asked for on ${at}. In your account by ${arrives}.`,
    paid: `Asked for on ${at}, and paid.`,
    returned: `Asked for on ${at}, and came back.`,
    failed: `Asked for on ${at}, and not paid.`,
    cancelled: `Asked for on ${at}, and taken back.`,
  };
  const words: Record<WalletLine['kind'], LineWords> = {
    earned: { title: line.title ?? 'Work', text: [line.companyName, at].filter(Boolean).join(' · ') },
    payout: { title: `Payout ${reference}`, text: line.status ? ofPayout[line.status] : at },
    payout_back: {
      title: `Payout ${reference} is back in your wallet`,
      text: `${at}. ${line.reason ?? 'You took it back.'}`,
    },
    payout_returned: {
      title: `Payout ${reference} came back from the bank`,
      text: `${at}. ${line.reason ?? ''}`.trim(),
    },
    correction: { title: 'Correction', text: at },
  };
  return words[line.kind];
}
