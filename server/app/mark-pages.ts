import { setTimeout as delay } from 'node:timers/promises';
import { localMark } from '#contract/site/local-mode.ts';
import { repsPayNothingMark } from '#contract/site/rep-prices.ts';
import { noticeMark, offMark } from '#contract/site/site-now.ts';
import { chargesToday } from '#domain/payments/charges-today.ts';
import type { DemoSignIns } from '#server/demo/ensure-demo.ts';
import { readSettings } from '#server/features/operators/queries/read-settings.ts';
import { siteNow } from '#server/features/operators/queries/site-now.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Env } from '#server/platform/env.ts';
import { escapeHtml } from '#server/platform/mail/escape-html.ts';

/** How long a page waits for the settings, in milliseconds. */
const patienceMs = 500;

/**
 * What pages are told of the operator's settings. They need no database: while it is away, they are as they were.
 * @param always what they are told besides
 */
export function markPages(db: Db, always: string | null = null): () => Promise<string | null> {
  let last = always;
  const ask = async () => {
    const repsFree = chargesToday(await readSettings(db)).rep === null ? repsPayNothingMark : null;
    const { notice, off } = await siteNow(db);
    const announced = notice === null ? null : `${noticeMark}="${escapeHtml(notice)}"`;
    const isOff = off.length === 0 ? null : `${offMark}="${off.join(' ')}"`;
    last = [always, repsFree, announced, isOff].filter(Boolean).join(' ') || null;
  };
  return async () => {
    await Promise.race([ask().catch(() => {}), delay(patienceMs, undefined, { ref: false })]);
    return last;
  };
}

/** In local mode pages say so, and how to sign in to the demo. */
export function localMarkOf({ mode }: Pick<Env, 'mode'>, demo: DemoSignIns | null): string | null {
  if (mode !== 'local') return null;
  return `${localMark}="${demo ? [demo.business, demo.rep, demo.password].join(' ') : ''}"`;
}
