import type { RefusedWork } from '#contract/catalogue/tags.ts';
import type { Pair } from '#domain/matching/pair-to-explain.ts';
import { quoteOfJob } from '#domain/matching/quotable.ts';
import { refusedBy } from '#domain/matching/refusals.ts';
import { numberOf } from '#domain/matching/trade/trade-map.ts';
import { field, quotation, type Told } from './told.ts';

/** Work that a rep may rule out, and the tags that name it. */
const namedBy: Partial<Record<RefusedWork, readonly string[]>> = {
  alcohol: ['beer', 'wine', 'spirits', 'liquor'],
  tobacco: ['tobacco'],
  'door-to-door': ['doors'],
};

const refusals: Readonly<Record<RefusedWork, string>> = {
  alcohol: 'sell alcohol',
  tobacco: 'sell tobacco',
  'door-to-door': 'work door to door',
  nights: 'work after 18:00',
  relocating: 'relocate',
  'commission-only': 'work for commission only',
};

/** Whether the job's fields and tags name such work. */
function isStated({ job: { job } }: Pair, what: RefusedWork): boolean {
  if (what === 'nights') return job.endsLate;
  if (what === 'commission-only') return job.jobType === 'Commission Only';
  return what === 'relocating' || (namedBy[what]?.some((id) => job.tags?.includes(id)) ?? false);
}

/** What the rep ruled out and the job involves: by its fields, or in its own words if its business was never asked. */
export function refusalsOf(pair: Pair, among: readonly RefusedWork[]): Told[] {
  const { job, rep, audience } = pair;
  const ruledOut = refusedBy(rep.rep, job).filter((what) => among.includes(what));
  return ruledOut.flatMap((what) => {
    const words = `${audience === 'rep' ? 'You said you won’t' : 'Won’t'} ${refusals[what]}`;
    if (isStated(pair, what)) return [field(false, words)];
    const [quote] =
      job.job.tags === null ? (namedBy[what] ?? []).flatMap((id) => quoteOfJob(job, numberOf(id)) ?? []) : [];
    return quote ? [quotation(false, `${words}. ${audience === 'rep' ? 'The' : 'Your'} job says`, quote)] : [];
  });
}
