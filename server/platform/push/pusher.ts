import webPush from 'web-push';
import { isPushService } from './push-services.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** A browser's subscription. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly payload: string;
  /** Seconds that the push service stores it for a device that is off. */
  readonly ttl: number;
  /** `high` wakes a phone that saves its battery. */
  readonly urgency: 'normal' | 'high';
  /** Takes the place of what waits under the same one: at most 32 letters, digits, dashes and underscores. */
  readonly topic: string;
}

export interface Pusher {
  /** A browser's subscription parameters. */
  readonly publicKey: string;
  /** `gone`: the subscription has ended. Throws a PushFailure for anything but these two. Never call it inside a transaction. */
  send(target: PushTarget, message: PushMessage): Promise<'taken' | 'gone'>;
}

/** The push service did not take it. Its message may be shown. */
export class PushFailure extends Error {
  override readonly name = 'PushFailure';
  /** A retry may help. */
  readonly passing: boolean;

  constructor(message: string, passing: boolean) {
    super(message);
    this.passing = passing;
  }
}

interface PusherSettings {
  readonly keys: VapidKeys;
  /** How the services reach the operator: `mailto:` or https. */
  readonly subject: string;
  readonly fetch?: typeof fetch;
  readonly patienceMs?: number;
}

const isGone = (status: number) => status === 404 || status === 410;
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

export function openPusher({ keys, subject, fetch: call = fetch, patienceMs = 10_000 }: PusherSettings): Pusher {
  const vapidDetails = { subject, ...keys };
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, { payload, ttl, urgency, topic }) {
      if (!isPushService(endpoint)) throw new PushFailure('This is not the address of a push service.', false);
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails,
        TTL: ttl,
        urgency,
        topic,
        contentEncoding: 'aes128gcm',
      });
      const status = await post(endpoint, { headers: headers as Record<string, string>, body: new Uint8Array(body) });
      if (isGone(status)) return 'gone';
      if (status >= 200 && status < 300) return 'taken';
      throw new PushFailure(`The push service answered with ${status}.`, isPassing(status));
    },
  };

  async function post(endpoint: string, init: Pick<RequestInit, 'headers' | 'body'>): Promise<number> {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const response = await call(endpoint, { ...init, method: 'POST', redirect: 'manual', signal });
      // Its body is not needed.
      await response.body?.cancel();
      return response.status;
    } catch {
      throw new PushFailure('The push service cannot be reached.', true);
    }
  }
}
