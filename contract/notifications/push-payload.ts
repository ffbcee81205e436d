import { z } from 'zod';

/** Says to a browser that it can show the message by itself, without our service worker (Declarative Web Push). */
export const declarativePush = 8030;

/** What comes to a device, encrypted. A service worker that is asked nevertheless shows the same. */
export const pushPayload = z.object({
  web_push: z.literal(declarativePush),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    /** Where a click leads: a full address. */
    navigate: z.url(),
    /** A later one with the same tag takes its place. */
    tag: z.string(),
    lang: z.string(),
  }),
});

export type PushPayload = z.output<typeof pushPayload>;
