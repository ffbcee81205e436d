import { setTimeout as delay } from 'node:timers/promises';
import { noticeMark, offMark } from '#contract/operators/site-now.ts';
import { repsPayNothingMark } from '#contract/payments/rep-prices.ts';
import { localMark } from '#contract/site/local-mode.ts';
import { factsMark, type SiteWords, usualFacts, wordsOf } from '#contract/site/site-facts.ts';
import { chargesToday } from '#domain/payments/charges-today.ts';
import type { DemoSignIns } from '#server/demo/ensure-demo.ts';
import { readSettings } from '#server/features/operators/queries/read-settings.ts';
import { siteNow } from '#server/features/operators/queries/site-now.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Env } from '#server/platform/env.ts';
import type { PageFacts } from '#server/platform/http/pages.ts';
import { escapeHtml } from '#server/platform/mail/escape-html.ts';

/** How long a page waits for the settings, in milliseconds. */
const patienceMs = 500;

/**
 * What pages say of the operator's settings. They need no database: while it is away, they stay unchanged.
 * @param always what they say besides
 */
export function openPageFacts(db: Db, always: string | null = null): () => Promise<PageFacts> {
  const factsOf = (marks: readonly (string | null)[], words: SiteWords): PageFacts => ({
    attribute: [...marks, `${factsMark}="${escapeHtml(JSON.stringify(words))}"`].filter(Boolean).join(' '),
    words,
  });
  let last = factsOf([always], wordsOf(usualFacts));
  const ask = async () => {
    const settings = await readSettings(db);
    const { notice, off } = await siteNow(db);
    const marks = [
      always,
      chargesToday(settings).rep === null ? repsPayNothingMark : null,
      notice === null ? null : `${noticeMark}="${escapeHtml(notice)}"`,
      off.length === 0 ? null : `${offMark}="${off.join(' ')}"`,
    ];
    last = factsOf(marks, wordsOf(settings));
  };
  return async () => {
    await Promise.race([ask().catch(() => {}), delay(patienceMs, undefined, { ref: false })]);
    return last;
  };
}

/** In local mode pages say so, and how to sign in to the demo. */
export function localMarkOf({ mode }: Pick<Env, 'mode'>, demo: DemoSignIns | null): string | null {
  if (mode !== 'local') return null;
  return `${localMark}="${demo ? [demo.business, demo.rep, demo.admin, demo.password].join(' ') : ''}"`;
}
