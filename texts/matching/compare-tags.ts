import type { Quote, Tag } from '#contract/catalogue/tags.ts';
import type { Pair } from '#domain/matching/pair-to-explain.ts';
import { quoteOfJob, quoteOfRep } from '#domain/matching/quotable.ts';
import { tagsOf } from '#domain/matching/tags/tag-kinds.ts';
import { numberOf } from '#domain/matching/trade/trade-map.ts';

export interface ComparedTags {
  /** Confirmed by both. */
  readonly shared: readonly Tag[];
  /** Confirmed for the job, and in the rep's words. */
  readonly inProfile: readonly { readonly tag: Tag; readonly quote: Quote }[];
  /** Confirmed by the rep, and in the words of a job whose business was never asked. */
  readonly inJob: readonly { readonly tag: Tag; readonly quote: Quote }[];
  /** Confirmed for the job, and nowhere on the profile. */
  readonly open: readonly Tag[];
}

export const english = 'english';

/** A tag as part of a sentence. */
export const nameOf = ({ kind, label }: Tag): string => (kind === 'setting' ? `work ${label}` : label);

/** Compares the confirmed tags of a job and a rep, of those that pass. */
export function compareTags({ job, rep }: Pair, passes: (tag: Tag) => boolean): ComparedTags {
  const own = new Set(rep.rep.tags);
  const asked = tagsOf(job.job.tags).filter(passes);
  const shared = asked.filter(({ id }) => own.has(id));
  const others = asked.filter(({ id }) => !own.has(id));
  const inProfile = others.flatMap((tag) => {
    const quote = quoteOfRep(rep, numberOf(tag.id));
    return quote ? [{ tag, quote }] : [];
  });
  const inJob =
    job.job.tags === null
      ? tagsOf(rep.rep.tags)
          .filter(passes)
          .flatMap((tag) => {
            const quote = quoteOfJob(job, numberOf(tag.id));
            return quote ? [{ tag, quote }] : [];
          })
      : [];
  const found = new Set(inProfile.map(({ tag }) => tag));
  // A profile in English need not name English.
  const hasLanguage = [...shared, ...found].some(({ kind }) => kind === 'language');
  const isEnough = ({ kind }: Tag) => kind === 'language' && job.job.anyLanguage && hasLanguage;
  const open = others.filter((tag) => !found.has(tag) && tag.id !== english && !isEnough(tag));
  return { shared, inProfile, inJob, open };
}
