import { jobIndustries } from '#contract/catalogue/options.ts';
import type { TagKind } from '#contract/catalogue/tags.ts';
import { type Corpus, rarity } from './corpus.ts';
import type { JobToMatch, RepToMatch } from './described.ts';
import { termsOfJob, termsOfRep } from './figures.ts';
import { industryFit } from './industry-fit.ts';
import { tagsOf } from './tags/tag-kinds.ts';

/** A search term for a profile or job, and its weight, from 0 to 1. */
export interface FoundBy {
  readonly term: string;
  readonly strength: number;
}

/** More words find the same again, and each costs an index lookup. */
const most = 12;

/** Kinds of work; a language alone finds too many. */
const found: ReadonlySet<TagKind> = new Set(['work', 'goods', 'setting']);

const confirmedTerms = (tags: readonly string[] | null): FoundBy[] =>
  tagsOf(tags).flatMap(({ id, kind }) => (found.has(kind) ? [{ term: `=${id}`, strength: 1 }] : []));

/** What was confirmed, then the heaviest words: repeated in this text, and rare in others. */
function meaningfulOf(terms: readonly string[], tags: readonly string[] | null, corpus: Corpus): FoundBy[] {
  const confirmed = confirmedTerms(tags);
  const known = new Set(confirmed.map(({ term }) => term));
  const times = new Map<string, number>();
  for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
  const weighed = [...times]
    .filter(([term]) => !known.has(term))
    .map(([term, count]) => ({
      term,
      weight: rarity(corpus, term) * (1 + Math.log(Math.min(count, 4))),
    }));
  weighed.sort((one, other) => other.weight - one.weight || (one.term < other.term ? -1 : 1));
  const heaviest = weighed[0]?.weight ?? 1;
  const read = weighed.map(({ term, weight }) => ({ term, strength: 0.5 + weight / heaviest / 2 }));
  return [...confirmed, ...read].slice(0, most);
}

/** Words alone never find anything: they are searched within an industry, or within none. */
const everything: FoundBy = { term: '*', strength: 0.1 };

const ofIndustry = (industry: string, strength: number): FoundBy => ({ term: `i:${industry}`, strength });

/** Less is another trade. */
const leastFit = 0.3;

const industriesOf = ({ industry, preferredIndustry }: RepToMatch): FoundBy[] =>
  jobIndustries.flatMap((one) => {
    const fit = industryFit(one, [], [industry, preferredIndustry]) ?? 0;
    return fit < leastFit ? [] : [ofIndustry(one, fit / 2)];
  });

export function jobFoundBy(job: JobToMatch, corpus: Corpus): FoundBy[] {
  return [...meaningfulOf(termsOfJob(job), job.tags, corpus), ofIndustry(job.industry, 0.5), everything];
}

export function repFoundBy(rep: RepToMatch, corpus: Corpus): FoundBy[] {
  return [...meaningfulOf(termsOfRep(rep), rep.tags, corpus), ...industriesOf(rep), everything];
}
