import { z } from 'zod';
import { mailTopics } from '#contract/notifications/notifications.ts';
import { createStopTokens } from '#server/platform/mail/stop-tokens.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { MailsOf } from '../../notifications/tables.ts';

export interface TopicTokens {
  of(mails: MailsOf): string;
  /** Refusal: notification.link_invalid. */
  read(token: string): MailsOf;
}

const mailsOf = z.tuple([z.uuid(), z.enum(mailTopics)]);

export function createTopicTokens(secretKey: string): TopicTokens {
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
