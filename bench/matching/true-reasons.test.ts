import { expect, test } from 'vitest';
import type { Quote } from '#contract/catalogue/tags.ts';
import { compare } from '#domain/matching/compare.ts';
import { noCorpus } from '#domain/matching/corpus.ts';
import type { JobToMatch, RepToMatch } from '#domain/matching/described.ts';
import { type FeatureName, features } from '#domain/matching/features.ts';
import { figureJob, figureRep } from '#domain/matching/figures.ts';
import { leftBy, prior } from '#domain/matching/model.ts';
import { proposeTags } from '#domain/matching/tags/propose-tags.ts';
import { holdsContacts, withoutContacts } from '#domain/shared/public-text.ts';
import { type Audience, explainMatch } from '#texts/matching/explain-match.ts';
import { describeJob, describeRep } from './describe-labelled.ts';
import { ownSet } from './own-set.ts';
import { readSet } from './read-set.ts';

const set = readSet(ownSet);

/** Every third was never asked, and every third confirmed no tags. */
const some = <Value>(at: number, tags: Value[]): Value[] | null => [null, tags, []][at % 3] ?? null;

const jobs = set.jobs.map(describeJob).map((job, at): JobToMatch => {
  const proposed = proposeTags({ of: 'job', ...job });
  return {
    ...job,
    tags: some(
      at,
      proposed.map(({ id }) => id),
    ),
    anyLanguage: at % 2 === 0,
    endsLate: at % 5 === 0,
  };
});
const reps = set.reps.map(describeRep).map((rep, at): RepToMatch => {
  const proposed = proposeTags({ of: 'profile', ...rep, skills: [...rep.skills], pasted: null });
  return {
    ...rep,
    tags: some(
      at,
      proposed.map(({ id }) => id),
    ),
    refuses: some(at + 1, [
      'alcohol',
      'nights',
      'relocating',
      'commission-only',
      'door-to-door',
      'tobacco',
    ] as const) as RepToMatch['refuses'],
  };
});

const [jobFigures, repFigures] = [
  jobs.map((job) => figureJob(job, noCorpus)),
  reps.map((rep) => figureRep(rep, noCorpus)),
];

const pairs = jobFigures.flatMap((job, row) =>
  repFigures
    .filter((_, at) => (at + row) % 7 === 0)
    .map((rep) => {
      const values = compare(job, rep);
      const of = (audience: Audience) => explainMatch(prior, job, rep, values, audience);
      return { job, rep, values, toRep: of('rep'), business: of('business') };
    }),
);

const inOneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
const withoutDots = (quote: Quote) =>
  `${quote.before}${quote.marked}${quote.after}`.replace(/^…\s?|\s?…$/gu, '').trim();

test('every quotation is in the text that it is from, and has no contacts', () => {
  let count = 0;
  for (const { job, rep, toRep, business } of pairs) {
    const ofRep = [...rep.rep.skills, rep.rep.description].map(inOneLine);
    const ofJob = [job.job.title, job.job.requiredSkills, job.job.description].map(inOneLine);
    for (const { shown } of [toRep, business].flatMap((one) => [...one.for, ...one.against])) {
      if (shown.kind === 'field') continue;
      count++;
      const isOfJob = shown.lead.endsWith('job says');
      const text = withoutDots(shown.quote);
      expect(
        (isOfJob ? ofJob : ofRep).some((source) => source.includes(text)),
        text,
      ).toBe(true);
      expect(isOfJob ? withoutContacts(text, '') !== text : holdsContacts(text), text).toBe(false);
      const asked = shown.asked && withoutDots(shown.asked);
      if (asked !== null)
        expect(
          ofJob.some((source) => source.includes(asked)),
          asked,
        ).toBe(true);
    }
  }
  expect(count).toBeGreaterThan(100);
});

test('a condition that takes a tenth of a match is always against it, and never for it', () => {
  const gates = (Object.keys(features) as FeatureName[]).filter((name) => features[name].part === 'gate');
  for (const { values, toRep, business } of pairs)
    for (const name of gates) {
      if (Math.round((1 - leftBy(prior.weights[name], values[name])) * 1e6) / 1e6 < 0.1) continue;
      for (const { for: good, against } of [toRep, business]) {
        expect(good.map(({ feature }) => feature)).not.toContain(name);
        expect(against.map(({ feature }) => feature)).toContain(name);
      }
    }
});

test('both hear the same distances', () => {
  const kmIn = (reasons: readonly { readonly words: string }[]) =>
    reasons.flatMap(({ words }) => [...words.matchAll(/(\d+) km/g)].map(([, km]) => Number(km))).toSorted();
  for (const { toRep, business } of pairs)
    expect(kmIn([...toRep.for, ...toRep.against])).toEqual(kmIn([...business.for, ...business.against]));
});

test('where no one was asked, no statement depends on a text', () => {
  const [job, rep] = [
    { description: '', requiredSkills: null, title: 'Work' },
    { description: null, skills: [] },
  ];
  for (const { job: one, rep: other, values } of pairs) {
    if (one.job.tags !== null || other.rep.tags !== null) continue;
    const silent = [
      figureJob({ ...one.job, ...job }, noCorpus),
      figureRep({ ...other.rep, ...rep }, noCorpus),
    ] as const;
    for (const audience of ['rep', 'business'] as const) {
      const said = explainMatch(prior, one, other, values, audience);
      const stated = explainMatch(prior, ...silent, values, audience);
      const words = [...stated.for, ...stated.against].map((reason) => reason.words);
      const fields = [...said.for, ...said.against].filter(({ shown }) => shown.kind === 'field');
      for (const field of fields) expect(words).toContain(field.words);
    }
  }
});
