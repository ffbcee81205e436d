import { jobIndustries } from '#contract/catalogue/options.ts';
import { type Corpus, rarity } from './corpus.ts';
import type { JobToMatch, RepToMatch } from './described.ts';
import { termsOfJob, termsOfRep } from './figures.ts';
import { industryFit } from './industry-fit.ts';

/** A search term for a profile or job, and its weight, from 0 to 1. */
export interface FoundBy {
  readonly term: string;
  readonly strength: number;
}

/** More words find the same again, and each costs an index lookup. */
const most = 12;

/** The heaviest words: repeated in this text, and rare in others. */
function meaningfulOf(terms: readonly string[], corpus: Corpus): FoundBy[] {
  const times = new Map<string, number>();
  for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1);
  const weighed = [...times].map(([term, count]) => ({
    term,
    weight: rarity(corpus, term) * (1 + Math.log(Math.min(count, 4))),
  }));
  weighed.sort((one, other) => other.weight - one.weight || (one.term < other.term ? -1 : 1));
  const heaviest = weighed[0]?.weight ?? 1;
  return weighed.slice(0, most).map(({ term, weight }) => ({ term, strength: 0.5 + weight / heaviest / 2 }));
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
  return [...meaningfulOf(termsOfJob(job), corpus), ofIndustry(job.industry, 0.5), everything];
}

export function repFoundBy(rep: RepToMatch, corpus: Corpus): FoundBy[] {
  return [...meaningfulOf(termsOfRep(rep), corpus), ...industriesOf(rep), everything];
}
