import { compare } from '#domain/matching/compare.ts';
import { makeCorpus } from '#domain/matching/corpus.ts';
import { featureGroups } from '#domain/matching/features.ts';
import { figureJob, figureRep, termsOfJob, termsOfRep } from '#domain/matching/figures.ts';
import { type Model, prior, score, without } from '#domain/matching/model.ts';
import { splitWords } from '#domain/matching/words.ts';
import { describeJob, describeRep } from './describe-labelled.ts';
import { findTown } from './find-town.ts';
import { formerPoints } from './former-points.ts';
import type { Ranking } from './ranking.ts';
import type { LabelledJob, LabelledRep, LabelledSet } from './read-set.ts';

/** By printed name; the product's own rows begin with `this`. */
export function rankingsOf(set: LabelledSet): Readonly<Record<string, Ranking>> {
  const own = ownRanking(set);
  return {
    newest: (_, reps) => reps.map((_rep, at) => at),
    BM25: bm25(set),
    'TF-IDF': tfIdf(set),
    'former points': former,
    this: own(prior),
    'this without tags': ownRanking(withoutTags(set))(prior),
    ...Object.fromEntries(featureGroups.map((group) => [`this without ${group}`, own(without(prior, group))])),
  };
}

/** As if none had been asked. */
const withoutTags = ({ jobs, reps, ...set }: LabelledSet): LabelledSet => ({
  ...set,
  jobs: jobs.map((job) => ({ ...job, tags: null })),
  reps: reps.map((rep) => ({ ...rep, tags: null })),
});

const former: Ranking = (job, reps) => {
  const pointed = { ...job, place: findTown(job.town) };
  return reps.map((rep) => {
    const place = findTown(rep.preferredTown ?? rep.town);
    return formerPoints(pointed, { ...rep, place, industries: [rep.industry, rep.preferredIndustry] });
  });
};

/** Features are computed once, as in the product, and only the model differs. */
function ownRanking({ jobs, reps }: LabelledSet): (model: Model) => Ranking {
  const described = { jobs: jobs.map(describeJob), reps: reps.map(describeRep) };
  const corpus = makeCorpus([...described.jobs.map(termsOfJob), ...described.reps.map(termsOfRep)]);
  const figures = {
    jobs: new Map(described.jobs.map((job) => [job.id, figureJob(job, corpus)])),
    reps: new Map(described.reps.map((rep) => [rep.id, figureRep(rep, corpus)])),
  };
  return (model) => (job, graded) =>
    graded.map((rep) => {
      const [one, other] = [figures.jobs.get(job.key), figures.reps.get(rep.key)];
      return one && other ? score(model, compare(one, other)) : 0;
    });
}

const wordsOfJob = (job: LabelledJob) => splitWords(`${job.title} ${job.description} ${job.requiredSkills ?? ''}`);
const wordsOfRep = (rep: LabelledRep) => splitWords(`${rep.skills.join(' ')} ${rep.description ?? ''}`);

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function readWords({ reps }: LabelledSet) {
  const counts = new Map(reps.map((rep) => [rep.key, countWords(wordsOfRep(rep))]));
  const inTexts = countWords([...counts.values()].flatMap((words) => [...words.keys()]));
  return { counts, inTexts, texts: reps.length };
}

/** Textbook BM25: plain words, the job as the query. */
function bm25(set: LabelledSet): Ranking {
  const { counts, inTexts, texts } = readWords(set);
  const lengths = new Map(
    [...counts].map(([key, words]) => [key, [...words.values()].reduce((sum, one) => sum + one, 0)]),
  );
  const average = [...lengths.values()].reduce((sum, one) => sum + one, 0) / texts;
  return (job, reps) => {
    const asked = new Set(wordsOfJob(job));
    return reps.map(({ key }) => {
      let sum = 0;
      for (const word of asked) {
        const times = counts.get(key)?.get(word) ?? 0;
        const known = inTexts.get(word) ?? 0;
        const rarity = Math.log(1 + (texts - known + 0.5) / (known + 0.5));
        sum += (rarity * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * (lengths.get(key) ?? 0)) / average));
      }
      return sum;
    });
  };
}

/** Cosine similarity of tf-idf vectors. */
function tfIdf(set: LabelledSet): Ranking {
  const { counts, inTexts, texts } = readWords(set);
  const weigh = (words: ReadonlyMap<string, number>) =>
    new Map([...words].map(([word, times]) => [word, times * Math.log((1 + texts) / (1 + (inTexts.get(word) ?? 0)))]));
  const length = (vector: ReadonlyMap<string, number>) => Math.hypot(...vector.values()) || 1;
  return (job, reps) => {
    const asked = weigh(countWords(wordsOfJob(job)));
    return reps.map(({ key }) => {
      const own = weigh(counts.get(key) ?? new Map());
      let sum = 0;
      for (const [word, weight] of asked) sum += weight * (own.get(word) ?? 0);
      return sum / (length(asked) * length(own));
    });
  };
}
