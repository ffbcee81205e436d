import type { z } from 'zod';
import { brand } from '#contract/brand.ts';
import type { meetingLink } from '#contract/diagnostics/site-check.ts';
import { failureMessage } from '#domain/diagnostics/failure-message.ts';
import type { Env } from '#server/platform/env.ts';
import { keepBriefly } from '#server/platform/keep-briefly.ts';
import { reachAddress } from '../gateway/reach-address.ts';

const patienceMs = 5000;

type Reached = z.input<typeof meetingLink>;

const notAsked: Reached = {
  reachable: null,
  message: 'Not checked. In local mode our server makes no outside requests.',
};

/** Fetched by our server, since our pages may not connect to other sites; at most once a minute in total. */
export function createMeetingCheck(mode: Env['mode'], url: string = brand.meetingUrl): () => Promise<Reached> {
  if (mode === 'local') return async () => notAsked;
  const keep = keepBriefly<Reached>({ seconds: 60, most: 1 });
  return () =>
    keep('meeting', async () => {
      try {
        const { status } = await reachAddress(url, patienceMs);
        const reachable = status < 500 && status !== 404 && status !== 410;
        return {
          reachable,
          message: reachable
            ? 'The meeting booking page responds.'
            : `The meeting booking page returns status ${status}.`,
        };
      } catch (error) {
        return { reachable: false, message: failureMessage(error) };
      }
    });
}
