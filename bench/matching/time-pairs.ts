import { compare } from '#domain/matching/compare.ts';
import { makeCorpus } from '#domain/matching/corpus.ts';
import { figureJob, figureRep, termsOfJob, termsOfRep } from '#domain/matching/figures.ts';
import { prior, score } from '#domain/matching/model.ts';
import { describeJob, describeRep } from './describe-labelled.ts';
import type { LabelledSet } from './read-set.ts';

/** The time to read a text and to score a pair. */
export function timePairs(set: LabelledSet, rounds: number): string[] {
  const jobs = set.jobs.map(describeJob);
  const reps = set.reps.map(describeRep);
  const corpus = makeCorpus([...jobs.map(termsOfJob), ...reps.map(termsOfRep)]);
  // The first run is a warm-up.
  for (const rep of reps) figureRep(rep, corpus);
  const read = performance.now();
  const figures = { jobs: jobs.map((job) => figureJob(job, corpus)), reps: reps.map((rep) => figureRep(rep, corpus)) };
  const readFor = (1000 * (performance.now() - read)) / (jobs.length + reps.length);
  const scored = performance.now();
  let sum = 0;
  for (let round = 0; round < rounds; round++)
    for (const job of figures.jobs) for (const rep of figures.reps) sum += score(prior, compare(job, rep));
  const pairs = rounds * jobs.length * reps.length;
  const pairFor = (1000 * (performance.now() - scored)) / pairs;
  const mean = (sum / pairs).toFixed(3);
  return [
    `Reading a profile or a job takes ${readFor.toFixed(0)} µs, a pair ${pairFor.toFixed(2)} µs; the mean score is ${mean}`,
  ];
}
