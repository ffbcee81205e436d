import { answeringOf, freshnessOf } from '#domain/matching/behaviour-fit.ts';
import { compare } from '#domain/matching/compare.ts';
import { makeCorpus } from '#domain/matching/corpus.ts';
import type { Features } from '#domain/matching/features.ts';
import { figureJob, figureRep, termsOfJob, termsOfRep } from '#domain/matching/figures.ts';
import type { Market } from './market.ts';
import type { JobState, RepState } from './state.ts';

type Compare = (job: JobState, rep: RepState, now: number) => Features;

const opened = new WeakMap<Market, Compare>();

/** The ranking's view of each pair: profiles and actions alone. Computed once for all policies that rank. */
export function comparerOf(market: Market): Compare {
  const known = opened.get(market) ?? openComparer(market);
  opened.set(market, known);
  return known;
}

function openComparer({ reps, jobs }: Market): Compare {
  const said = reps.map(({ says }) => ({ ...says, record: null, joinedDaysAgo: null }));
  const corpus = makeCorpus([...said.map(termsOfRep), ...jobs.map(({ says }) => termsOfJob(says))]);
  const repFigures = said.map((rep) => figureRep(rep, corpus));
  const jobFigures = jobs.map(({ says }) => figureJob(says, corpus));
  const pairs: Features[] = [];
  return ({ job }, { rep, record }, now) => {
    const [one, other] = [jobFigures[job.number], repFigures[rep.number]];
    if (!one || !other) throw new Error('Somebody of another market');
    const at = job.number * reps.length + rep.number;
    const pair = pairs[at] ?? compare(one, other);
    pairs[at] = pair;
    return {
      ...pair,
      reliability: record.share,
      answering: answeringOf(record),
      freshness: freshnessOf(now - rep.joined),
    };
  };
}
