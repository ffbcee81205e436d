import { saleLimits } from '#contract/engagements/sales-options.ts';
import { settingsAddress, workAddress } from '#contract/site/portal-addresses.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import { type Of, sentence, type TextsOf, type Words } from './kind-texts.ts';

type Changed = Of<'sale.changed'>;

const answer = `If you don’t agree, you can dispute the gig from check-in until its hours are approved. They can’t be approved in the next ${saleLimits.answerHours} hours.`;

const changes: Record<Changed['what'], (about: Changed) => Words> = {
  disputed: ({ name, externalId, jobTitle, amountCents, reason }) => ({
    title: `${name} disputes order ${externalId} of ${jobTitle}`,
    detail: `${sentence(reason ?? '')} This sale of ${formatRandExact(amountCents)} doesn’t count while it’s disputed. ${answer}`,
  }),
  void: ({ name, externalId, jobTitle, amountCents, reason }) => ({
    title: `${name} voided order ${externalId} of ${jobTitle}`,
    detail: `${reason === null ? 'Their shop system cancelled it, for example after a refund.' : sentence(reason)} This sale of ${formatRandExact(amountCents)} no longer counts. ${answer}`,
  }),
  confirmed: ({ name, externalId, jobTitle, amountCents }) => ({
    title: `${name} withdrew the dispute of order ${externalId} of ${jobTitle}`,
    detail: `This sale of ${formatRandExact(amountCents)} counts again.`,
  }),
  corrected: ({ name, externalId, jobTitle, amountCents, formerCents }) => ({
    title: `${name} corrected order ${externalId} of ${jobTitle}`,
    detail: `It counts with ${formatRandExact(amountCents)}${formerCents === null ? '' : ` instead of ${formatRandExact(formerCents)}`}.`,
  }),
};

const others = (count: number) =>
  count < 2 ? '' : ` There ${count === 2 ? 'is 1 other change' : `are ${count - 1} other changes`} to your sales.`;

/** Sales that reps are paid for. */
export const salesTexts = {
  'sale.changed': {
    words: (about) => {
      const { title, detail } = changes[about.what](about);
      return { title, detail: `${detail}${others(about.count)}` };
    },
    path: ({ engagementId }) => workAddress(engagementId),
    button: 'See your sales',
  },
  'sales.hook_off': {
    words: ({ address, failure }) => ({
      title: 'We turned off your sales webhook',
      detail: `${saleLimits.hookFailures} posts in a row to ${address} failed for good. ${sentence(failure)} Sales are still recorded. Once your system works, save the address again.`,
    }),
    path: () => settingsAddress('sales'),
    button: 'Open the webhook settings',
  },
} satisfies Partial<TextsOf>;
