import { z } from 'zod';

/** Marks a message that the browser can show without our service worker (Declarative Web Push). */
export const declarativePush = 8030;

/** The payload of a push, encrypted. If the service worker is called nevertheless, it shows the same. */
export const pushPayload = z.object({
  web_push: z.literal(declarativePush),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    /** The target of a click: a full address. */
    navigate: z.url(),
    /** A later one with the same tag replaces it. */
    tag: z.string(),
    lang: z.string(),
  }),
});

export type PushPayload = z.output<typeof pushPayload>;
