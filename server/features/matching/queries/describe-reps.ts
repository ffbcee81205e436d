import { sql } from 'drizzle-orm';
import type { RankedRecord, RepToMatch } from '#domain/matching/described.ts';
import { unquotableOf, withoutOwnNames } from '#domain/matching/own-names.ts';
import type { Figure } from '#domain/reliability/figure.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { locatePlaces, type Place } from '../../catalogue/queries/locate-places.ts';
import { presentRepRecord } from '../../trust/reliability/present.ts';
import { nothingCounted } from '../../trust/reliability/queries/read-counted.ts';

const given = sql.placeholder;

const columns = {
  id: sql<string>`r.id`,
  /** Only to be taken out of their text. */
  fullName: sql<string>`r.full_name`,
  locationId: sql<string | null>`r.location_id`,
  preferredLocationId: sql<string | null>`r.preferred_location_id`,
  industry: sql<string | null>`r.industry`,
  preferredIndustry: sql<string | null>`i.name`,
  experience: sql<RepToMatch['experience']>`r.experience`,
  availability: sql<string | null>`r.availability`,
  hourlyRateCents: sql<string | null>`r.hourly_rate_cents`,
  skills: sql<string[]>`r.skills`,
  description: sql<string | null>`r.description`,
  tags: sql<string[] | null>`r.tags`,
  refuses: sql<RepToMatch['refuses']>`r.refuses`,
  // A certificate counts until it is withdrawn.
  certificates: sql<string[]>`array(
    select c.title from certificates t join courses c on c.id = t.course_id
    where t.user_id = r.user_id and t.withdrawn_at is null order by c.title)`,
  joined: sql<string>`r.created_at::text`,
  optedOut: sql<boolean>`not coalesce(w.ranked_by_behaviour, true)`,
  figure: sql<Figure | null>`f.figure`,
};

/** The parts of a rep that ranking reads, and nothing else. */
const described = prepared('matching_describe_reps', (db, name) =>
  db
    .select(columns)
    .from(
      sql`rep_profiles r
        left join industries i on i.id = r.preferred_industry_id
        left join reliability_figures f on f.id = r.id
        left join match_choices w on w.rep_id = r.id`,
    )
    .where(sql`r.id = any(${given('repIds')}::uuid[])`)
    .prepare(name),
);

function withoutName({ skills, description: written }: Pick<RepToMatch, 'skills' | 'description'>, fullName: string) {
  const description = written && withoutOwnNames(written, fullName);
  return { description, unquotable: unquotableOf({ skills, description }, fullName) };
}

const recordOf = (figure: Figure): RankedRecord => ({ share: figure.share, ...presentRepRecord(figure) });

const dayMs = 86_400_000;

export async function describeReps(db: Db, repIds: readonly string[]): Promise<RepToMatch[]> {
  if (repIds.length === 0) return [];
  const rows = await described(db).execute({ repIds });
  const places = new Map((await locatePlaces(db)).map((place) => [place.id, place]));
  const placeOf = (id: string | null): Place | null => (id === null ? null : (places.get(id) ?? null));
  return rows.map(
    ({ locationId, preferredLocationId, joined, hourlyRateCents, fullName, optedOut, figure, ...said }) => ({
      ...said,
      ...withoutName(said, fullName),
      home: placeOf(locationId),
      preferred: placeOf(preferredLocationId),
      hourlyRateCents: hourlyRateCents === null ? null : Number(hourlyRateCents),
      record: optedOut ? null : recordOf(figure ?? nothingCounted),
      joinedDaysAgo: Math.max(0, Math.floor((now().getTime() - new Date(joined).getTime()) / dayMs)),
    }),
  );
}
