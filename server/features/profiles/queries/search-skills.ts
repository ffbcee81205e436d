import { asc, inArray, sql } from 'drizzle-orm';
import type { Skill } from '#contract/profiles/rep-profiles.ts';
import { rankSkills } from '#domain/profiles/rank-skills.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { skills } from '../tables.ts';

/** The number that a picker shows. */
const shownAtMost = 12;

const allSkills = prepared('profiles_skills', (db, name) =>
  db
    .select({ name: skills.name, group: skills.group })
    .from(skills)
    // Ids follow the order of the curated list: best known first.
    .orderBy(asc(skills.id))
    .prepare(name),
);

/** The curated skills nearest to the typed text. There are about a hundred: ranking them here beats an index. */
export async function searchSkills(db: Db, typed: string): Promise<Skill[]> {
  return rankSkills(await allSkills(db).execute(), typed).slice(0, shownAtMost);
}

/** The same skills, in the curated spelling where there is one. */
export async function spellAsKnown(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const lower = names.map((name) => name.toLowerCase());
  const rows = await db
    .select({ name: skills.name })
    .from(skills)
    .where(inArray(sql`lower(${skills.name})`, lower));
  const known = new Map(rows.map(({ name }) => [name.toLowerCase(), name]));
  return names.map((name) => known.get(name.toLowerCase()) ?? name);
}
