import { contactApi } from '#contract/contact/contact.ts';
import { leadsApi } from '#contract/contact/leads.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import type { Route } from '#server/platform/http/route.ts';
import { submission } from '#server/platform/http/submission.ts';
import { createStopTokens } from '#server/platform/mail/stop-tokens.ts';
import { keepLead } from './commands/keep-lead.ts';
import { receiveEnquiry } from './commands/receive-enquiry.ts';
import { withdrawConsent } from './commands/withdraw-consent.ts';

// Phones on a mobile network often share an address, so a smaller burst would block strangers.
const enquiries: Limit = { name: 'contact message', burst: 10, every: 60 };
const leads: Limit = { name: 'contact lead', burst: 10, every: 60 };
const withdrawals: Limit = { name: 'contact withdrawal', burst: 30, every: 10 };

/** The same for a person and for a detected bot. */
const thanks = () => ({ received: true as const });

interface Settings {
  readonly limiter: RateLimiter;
  readonly siteUrl: string;
  readonly secretKey: Secret;
}

export function contactRoutes({ limiter, siteUrl, secretKey }: Settings): readonly Route[] {
  const tokens = createStopTokens(secretKey, { feature: 'thengisa contact', purpose: 'lead withdrawal' });
  return [
    submission(contactApi.enquire, { limiter, limit: enquiries }, (tx, { body }) =>
      receiveEnquiry(tx, body).then(thanks),
    ),
    submission(leadsApi.submit, { limiter, limit: leads }, (tx, { body }) =>
      keepLead(tx, { siteUrl, tokens }, body).then(thanks),
    ),
    submission(leadsApi.withdraw, { limiter, limit: withdrawals }, (tx, { body }) =>
      withdrawConsent(tx, tokens, body.token),
    ),
  ];
}
