import type { Settings } from '#contract/operators/settings.ts';
import { type Feature, features } from '#contract/operators/site-now.ts';
import { offTexts } from '#contract/site/off-texts.ts';
import { wordsOf } from '#contract/site/site-facts.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSettings } from './read-settings.ts';

const isOn = (settings: Settings, feature: Feature): boolean =>
  ({
    courses: settings.coursesOn,
    gifts: settings.giftsOn && settings.coursesOn,
    attachments: settings.attachmentsOn,
    suggestions: settings.suggestionsOn,
  })[feature];

/** Throws feature.off. */
export async function insistOn(db: Db, feature: Feature): Promise<void> {
  if (!isOn(await readSettings(db), feature)) throw new Refusal('feature.off', { detail: offTexts[feature] });
}

/** The current notice and switched-off features, for every page. */
export async function siteNow(db: Db): Promise<{ notice: string | null; off: Feature[]; words: string }> {
  const settings = await readSettings(db);
  const off = features.filter((feature) => !isOn(settings, feature));
  return { notice: noticeAt(now(), settings), off, words: JSON.stringify(wordsOf(settings)) };
}

function noticeAt(at: Date, { noticeText, noticeFrom, noticeUntil }: Settings): string | null {
  const time = at.toISOString();
  const isOver = noticeUntil !== null && time >= noticeUntil;
  return isOver || (noticeFrom !== null && time < noticeFrom) ? null : noticeText;
}
