import { z } from 'zod';
import { type StoppableMails, stoppableMails } from '#contract/notifications/mail-topics.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { createStopTokens } from '#server/platform/mail/stop-tokens.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** One topic of emails to one user. */
export interface StoppedMails {
  readonly userId: string;
  readonly topic: StoppableMails;
}

export interface TopicTokens {
  of(mails: StoppedMails): string;
  read(token: string): StoppedMails;
}

const mailsOf = z.tuple([z.uuid(), z.enum(stoppableMails)]);

export function createTopicTokens(secretKey: Secret): TopicTokens {
  const tokens = createStopTokens(secretKey, { feature: 'thengisa notifications', purpose: 'notification mails' });
  return {
    of: ({ userId, topic }) => tokens.of(`${userId}.${topic}`),
    read(token) {
      const { data } = mailsOf.safeParse(tokens.read(token)?.split('.'));
      if (!data) throw new Refusal('notification.link_invalid');
      const [userId, topic] = data;
      return { userId, topic };
    },
  };
}
