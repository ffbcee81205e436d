import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jobIndustries, nationalProvince, provinces } from '#contract/catalogue/options.ts';
import { jobDurations, jobExperience, jobTypes } from '#contract/jobs/options.ts';
import {
  maximumSkills,
  oldestRep,
  repAvailability,
  repExperience,
  repIndustries,
  youngestRep,
} from '#contract/profiles/options.ts';
import { refuseTags } from '#domain/matching/tags/tag-kinds.ts';
import { industryIcons } from '#server/app/reference/industries.ts';
import { placesByProvince } from '#server/app/reference/locations.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));

const towns = provinces.flatMap((province) => placesByProvince[province].towns.map(([name]) => name));
const town = z.enum(towns);
const preferred = z.enum([...towns, ...provinces, nationalProvince]);
const valuesOf = <Value extends string>(choices: readonly { value: Value }[]) =>
  z.enum(choices.map((one) => one.value));
const text = z.string().trim().min(1);
const rand = z.int().positive();
const tags = z.array(z.string()).refine((ids) => refuseTags(ids) === null, 'can’t be confirmed');

const jobs = z
  .array(
    z.strictObject({
      key: z.string().regex(/^j\d\d$/),
      title: text,
      industry: z.enum(jobIndustries),
      description: text,
      town,
      compensation: rand.nullable(),
      hourlyRate: rand.nullable(),
      duration: z.enum(jobDurations),
      requiredSkills: text.nullable(),
      startInDays: z.int().nonnegative(),
      experienceRequired: z.enum(jobExperience),
      jobType: z.enum(jobTypes),
      positions: z.int().positive(),
      tags,
      anyLanguage: z.boolean().optional(),
    }),
  )
  .parse(read('jobs.json'));

const reps = z
  .array(
    z.strictObject({
      key: z.string().regex(/^r\d\d\d$/),
      fullName: text,
      age: z.int().min(youngestRep).max(oldestRep),
      town: town.nullable(),
      preferredTown: preferred.nullable(),
      industry: valuesOf(repIndustries).nullable(),
      preferredIndustry: z.enum(Object.keys(industryIcons)).nullable(),
      experience: valuesOf(repExperience).nullable(),
      availability: valuesOf(repAvailability).nullable(),
      hourlyRate: rand.nullable(),
      skills: z.array(text).max(maximumSkills),
      description: text.nullable(),
      tags,
    }),
  )
  .parse(read('reps.json'));

const grade = z.literal([0, 1, 2, 3]);
const grades = z.record(z.string(), z.record(z.string(), grade)).parse(read('grades.json'));
const gradesOf = (job: string) => Object.values(grades[job] ?? {});

test('there are 40 gigs and 240 reps, each once', () => {
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(40);
  expect(jobs).toHaveLength(40);
  expect(new Set(reps.map(({ key }) => key)).size).toBe(240);
  expect(reps).toHaveLength(240);
});

test('the grades refer to existing gigs and reps', () => {
  expect(Object.keys(grades)).toEqual(jobs.map(({ key }) => key));
  const known = new Set(reps.map(({ key }) => key));
  const named = new Set(Object.values(grades).flatMap((ofJob) => Object.keys(ofJob)));
  expect(named.difference(known)).toEqual(new Set());
});

test('every rep is graded for some gig', () => {
  const named = new Set(Object.values(grades).flatMap((ofJob) => Object.keys(ofJob)));
  expect(reps.map(({ key }) => key).filter((key) => !named.has(key))).toEqual([]);
});

describe.each(jobs.map(({ key }) => key))('for %s', (key) => {
  test('28 to 35 reps are graded, among them matches and mismatches', () => {
    const given = gradesOf(key);
    expect(given.length).toBeGreaterThanOrEqual(28);
    expect(given.length).toBeLessThanOrEqual(35);
    expect(given).toContain(3);
    expect(given.filter((one) => one >= 2).length).toBeGreaterThanOrEqual(3);
    expect(given.filter((one) => one === 0).length).toBeGreaterThanOrEqual(10);
  });
});

test('age predicts nothing of the grade', () => {
  const ageOf = new Map(reps.map(({ key, age }) => [key, age]));
  const pairs = Object.values(grades).flatMap((ofJob) =>
    Object.entries(ofJob).map(([rep, given]) => [ageOf.get(rep) ?? 0, given] as const),
  );
  expect(Math.abs(correlation(pairs))).toBeLessThan(0.1);
});

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const middle = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))] as const;
  const apart = pairs.map(([x, y]) => [x - middle[0], y - middle[1]] as const);
  const spread = Math.sqrt(mean(apart.map(([x]) => x * x)) * mean(apart.map(([, y]) => y * y)));
  return mean(apart.map(([x, y]) => x * y)) / spread;
}
