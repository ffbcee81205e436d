import { compare } from '#domain/matching/compare.ts';
import { noCorpus } from '#domain/matching/corpus.ts';
import type { JobToMatch, RepToMatch } from '#domain/matching/described.ts';
import { figureJob, figureRep } from '#domain/matching/figures.ts';
import { prior } from '#domain/matching/model.ts';
import { type Audience, explainMatch } from '#texts/matching/explain-match.ts';
import { plainJob, plainRep, soweto } from './pair-to-match.ts';

export const eastLondon = {
  name: 'East London',
  province: 'Eastern Cape',
  point: { latitude: -33.0153, longitude: 27.9116 },
};
export const gauteng = { name: 'Gauteng', province: 'Gauteng', point: { latitude: -26, longitude: 28 } };
export const pretoria = { name: 'Pretoria', province: 'Gauteng', point: { latitude: -25.7479, longitude: 28.2293 } };
export const anywhere = { name: 'National', province: 'National', point: null };

export const job: JobToMatch = {
  ...plainJob,
  title: 'In-store promoter, launch weekend',
  description:
    'You are at the entrance with a stand and small cups. Let people taste our porridge. Black shoes please.',
  place: soweto,
  duration: '1 week',
  startInDays: 3,
  jobType: 'Contract',
  positions: 2,
};

export const rep: RepToMatch = {
  ...plainRep,
  home: soweto,
  experience: 'entry',
  skills: ['Telesales'],
  description: 'I sold books by phone. I did food sampling at Pick n Pay for two years.',
};

/** The reasons in words, of a plain job and rep with some parts changed. */
export function explain(ofJob: Partial<JobToMatch>, ofRep: Partial<RepToMatch>, audience: Audience = 'business') {
  const [one, other] = [figureJob({ ...job, ...ofJob }, noCorpus), figureRep({ ...rep, ...ofRep }, noCorpus)];
  const reasons = explainMatch(prior, one, other, compare(one, other), audience);
  const words = (list: typeof reasons.for) => list.map((reason) => reason.words);
  return { good: words(reasons.for), against: words(reasons.against), ask: reasons.ask };
}
