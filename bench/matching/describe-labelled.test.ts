import { expect, test } from 'vitest';
import { lookUp } from '#domain/matching/places/gazetteer.ts';
import { distanceKm } from '#domain/shared/distance.ts';
import { placesByProvince } from '#server/app/reference/locations.ts';
import { describeJob, describeRep } from './describe-labelled.ts';
import { measureRanking } from './measure-rankings.ts';
import { ownSet } from './own-set.ts';
import { rankingsOf } from './rankings.ts';
import { type LabelledRep, readSet } from './read-set.ts';

const set = readSet(ownSet);

/** A person's identity, and their exact address. */
const another = (rep: LabelledRep, at: number) => ({
  ...rep,
  fullName: `Somebody Else ${at}`,
  age: 18 + (at % 60),
  gender: at % 2 === 0 ? 'female' : 'male',
  idNumber: '8001015009087',
  avatarUrl: `https://example.com/${at}.jpg`,
  streetAddress: `${at} Long Street`,
});

test('name, age, gender, identity number, photo and street change nothing', () => {
  const others = set.reps.map(another);
  expect(others.map(describeRep)).toEqual(set.reps.map(describeRep));
  const [own, changed] = [rankingsOf(set).this, rankingsOf({ ...set, reps: others }).this];
  for (const job of set.jobs) expect(changed?.(job, others)).toEqual(own?.(job, set.reps));
});

test('their skills change something', () => {
  const others = set.reps.map((rep) => ({ ...rep, skills: [], description: null }));
  const [own, changed] = [rankingsOf(set).this, rankingsOf({ ...set, reps: others }).this];
  const [job] = set.jobs;
  if (job && own && changed) expect(changed(job, others)).not.toEqual(own(job, set.reps));
});

test('towns are found by their common names, and an unknown one is a separate place', () => {
  const place = (town: string | null) => {
    const [job] = set.jobs;
    return job ? describeJob({ ...job, town }).place : null;
  };
  expect(place('Joburg')?.name).toBe('Johannesburg');
  expect(place('Port Elizabeth')?.name).toBe('Gqeberha');
  expect(place('Tembisa, Gauteng')?.province).toBe('Gauteng');
  expect(place('Anywhere')?.province).toBe('National');
  expect(place('Nowhereville')).toEqual({ name: 'Nowhereville', province: '', point: null });
  expect(place(null)).toBeNull();
});

test('the order of the reps in the file changes nothing but ties', () => {
  const ranking = rankingsOf(set).this;
  const turned = { ...set, reps: set.reps.toReversed() };
  if (!ranking) throw new Error('There is no ranking.');
  const [one, other] = [measureRanking(set, set.jobs, ranking), measureRanking(turned, set.jobs, ranking)];
  expect(other.ndcg).toBeCloseTo(one.ndcg, 2);
});

test("every place of the catalogue is known to the text reader, at the catalogue's position", () => {
  for (const [province, { towns }] of Object.entries(placesByProvince))
    for (const [name, latitude, longitude] of towns) {
      const known = lookUp(name).find((place) => place.province === province)?.point;
      expect(known && distanceKm(known, { latitude, longitude }), name).toBeLessThan(10);
    }
});
