import { inArray } from 'drizzle-orm';
import type { JobFilters, RecommendedJob } from '#contract/jobs/search.ts';
import { jobIndustries, type Preferences, recommend } from '#domain/job-match.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../accounts/access.ts';
import { findApplied } from '../../applications/queries/applied-jobs.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { presentFound } from '../../jobs/queries/browse-jobs.ts';
import type { FoundRow } from '../../jobs/queries/browse-statement.ts';
import { readFilters, searchJobs, type Wanted } from '../../jobs/queries/search-jobs.ts';
import type { SearchOrder } from '../../jobs/queries/search-order.ts';
import { nearestFirst, rankPlaces } from '../../jobs/queries/search-place.ts';
import { jobs } from '../../jobs/tables.ts';
import { findPreferences } from '../../profiles/queries/find-preferences.ts';

const mostRecommended = 3;
const skillsLookedFor = 2;

/**
 * The jobs that fit the actor's profile best, of those that the newest pages of the likeliest searches hold: not their own,
 * and none that they applied for.
 */
export async function recommendJobs(db: Db, actor: RepActor): Promise<RecommendedJob[]> {
  const { repId } = actor;
  const profile = await findPreferences(db, repId);
  if (!profile) return [];
  const placeId = profile.preferredLocationId ?? profile.locationId;
  const places = await locatePlaces(db);
  const place = places.find(({ id }) => id === placeId) ?? null;
  const rep: Preferences = {
    place,
    industries: jobIndustries([profile.industry, profile.preferredIndustry]),
    skills: profile.skills,
    hourlyRateCents: profile.hourlyRateCents,
    experience: profile.experience,
  };
  const searches = await Promise.all(likelySearches(rep).map((one) => readSearch(db, one)));
  // The country as a whole is no place to measure from.
  const ranked = place?.point ? await rankPlaces(db, place.id, { kind: 'anywhere' }) : [];
  const km = new Map(ranked.map((place) => [place.id, place.km]));
  const orders: SearchOrder[] = [{ sort: 'newest', conditions: [], values: {}, from: null }];
  // The newest jobs of the country may all be far away.
  if (ranked.length > 0) orders.push(nearestFirst(ranked.filter((place) => place.km !== null)));
  const pages = await Promise.all(
    searches.flatMap((wanted) =>
      (wanted.place.kind === 'anywhere' && wanted.text === null ? orders : orders.slice(0, 1)).map(
        ({ conditions, values, ...order }) =>
          searchJobs(db, wanted, {
            ...order,
            conditions: [...conditions, 'notOwn'],
            values: { ...values, repId, ownBusinessId: profile.ownBusinessId },
          }),
      ),
    ),
  );
  const found = new Map(pages.flat().map((row) => [row.id, row]));
  const applied = await findApplied(db, repId, [...found.keys()]);
  const candidates = await withSkills(
    db,
    [...found.values()].filter(({ id }) => !applied.has(id)),
  );
  const measured = candidates.map((job) => ({ ...job, km: km.get(job.location.id) ?? null }));
  return recommend(rep, measured, mostRecommended).map(({ job, reasons }) => ({
    job: presentFound(job, job.km),
    reasons: [...reasons],
  }));
}

interface Likely {
  readonly filters: JobFilters;
  readonly industries?: Preferences['industries'];
}

/** From near and fitting to anything at all. */
function likelySearches({ place, industries, skills }: Preferences): Likely[] {
  const here: JobFilters[] = place ? [{ locationId: place.id }] : [];
  return [
    ...here.map((filters) => ({ filters, industries })),
    ...here.map((filters) => ({ filters })),
    ...skills.slice(0, skillsLookedFor).map((q) => ({ filters: { ...here[0], q } })),
    { filters: {}, industries },
    { filters: {} },
  ];
}

async function readSearch(db: Db, { filters, industries = [] }: Likely): Promise<Wanted> {
  const wanted = await readFilters(db, filters);
  return industries.length > 0 ? { ...wanted, terms: { ...wanted.terms, industries } } : wanted;
}

async function withSkills(db: Db, rows: readonly FoundRow[]) {
  if (rows.length === 0) return [];
  const said = await db
    .select({ id: jobs.id, requiredSkills: jobs.requiredSkills })
    .from(jobs)
    .where(
      inArray(
        jobs.id,
        rows.map(({ id }) => id),
      ),
    );
  const skillsOf = new Map(said.map(({ id, requiredSkills }) => [id, requiredSkills]));
  return rows.map((row) => ({ ...row, requiredSkills: skillsOf.get(row.id) ?? null }));
}
