import type { RefusedWork } from '#contract/catalogue/tags.ts';
import type { Pair } from '#domain/matching/pair-to-explain.ts';
import { quoteOfJob } from '#domain/matching/quotable.ts';
import { refusedBy, refusedConcepts } from '#domain/matching/refusals.ts';
import { numberOf } from '#domain/matching/trade/trade-map.ts';
import { refusedWords } from './refused-words.ts';
import { field, quotation, type Told } from './told.ts';

/** Whether the job's fields and tags name such work. */
function isStated({ job: { job } }: Pair, what: RefusedWork): boolean {
  if (what === 'nights') return job.endsLate;
  if (what === 'commission-only') return job.jobType === 'Commission Only';
  return what === 'relocating' || refusedConcepts[what].some((id) => job.tags?.includes(id));
}

/** What the rep ruled out and the job involves: by its fields, or in its own words if its business was never asked. */
export function refusalsOf(pair: Pair, among: readonly RefusedWork[]): Told[] {
  const { job, rep, audience } = pair;
  const ruledOut = refusedBy(rep.rep, job).filter((what) => among.includes(what));
  return ruledOut.flatMap((what) => {
    const words = `${audience === 'rep' ? 'You said you won’t' : 'Won’t'} ${refusedWords[what]}`;
    if (isStated(pair, what)) return [field(false, words)];
    const [quote] =
      job.job.tags === null ? refusedConcepts[what].flatMap((id) => quoteOfJob(job, numberOf(id)) ?? []) : [];
    return quote ? [quotation(false, `${words}. ${audience === 'rep' ? 'The' : 'Your'} job says`, quote)] : [];
  });
}
