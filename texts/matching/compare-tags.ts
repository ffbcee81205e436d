import type { Quote, Tag } from '#contract/catalogue/tags.ts';
import type { Pair } from '#domain/matching/pair-to-explain.ts';
import { isNamedByRep, quoteOfJob, quoteOfRep } from '#domain/matching/quotable.ts';
import { tagsOf } from '#domain/matching/tags/tag-kinds.ts';
import { numberOf } from '#domain/matching/trade/trade-map.ts';
import { oncePer } from '#domain/shared/once-per.ts';

interface QuotedTag {
  readonly tag: Tag;
  readonly quote: Quote;
}

export interface ComparedTags {
  /** Confirmed by both. */
  readonly shared: readonly Tag[];
  /** Confirmed for the job, and in the rep's words. */
  readonly inProfile: readonly QuotedTag[];
  /** Confirmed by the rep, and in the words of a job whose business was never asked. */
  readonly inJob: readonly QuotedTag[];
  /** Confirmed for the job, and not in words of the profile that may be quoted. */
  readonly open: readonly Tag[];
  /** Of those, the ones that the profile names nowhere. */
  readonly missing: readonly Tag[];
}

export const english = 'english';

/** A tag as part of a sentence. */
export const nameOf = ({ kind, label }: Tag): string => (kind === 'setting' ? `work ${label}` : label);

/** Compares the confirmed tags of a job and a rep, of those that pass. */
export function compareTags(pair: Pair, passes: (tag: Tag) => boolean): ComparedTags {
  const { shared, inProfile, inJob, open, missing } = compareAll(pair);
  const isOf = ({ tag }: QuotedTag) => passes(tag);
  return {
    shared: shared.filter(passes),
    inProfile: inProfile.filter(isOf),
    inJob: inJob.filter(isOf),
    open: open.filter(passes),
    missing: missing.filter(passes),
  };
}

/** Each kind of tags has its reasons, and all of them ask for their part of this. */
const compareAll = oncePer(({ job, rep }: Pair): ComparedTags => {
  const own = new Set(rep.rep.tags);
  const asked = tagsOf(job.job.tags);
  const shared = asked.filter(({ id }) => own.has(id));
  const others = asked.filter(({ id }) => !own.has(id));
  const inProfile = others.flatMap((tag) => {
    const quote = quoteOfRep(rep, numberOf(tag.id));
    return quote ? [{ tag, quote }] : [];
  });
  const inJob = (job.job.tags === null ? tagsOf(rep.rep.tags) : []).flatMap((tag) => {
    const quote = quoteOfJob(job, numberOf(tag.id));
    return quote ? [{ tag, quote }] : [];
  });
  const found = new Set(inProfile.map(({ tag }) => tag));
  // A profile in English need not name English.
  const hasLanguage = [...shared, ...found].some(({ kind }) => kind === 'language');
  const isEnough = ({ kind }: Tag) => kind === 'language' && job.job.anyLanguage && hasLanguage;
  const open = others.filter((tag) => !found.has(tag) && tag.id !== english && !isEnough(tag));
  const missing = open.filter(({ id }) => !isNamedByRep(rep, numberOf(id)));
  return { shared, inProfile, inJob, open, missing };
});
