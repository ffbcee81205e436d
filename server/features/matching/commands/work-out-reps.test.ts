import { expect, test } from 'vitest';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { workOutReps } from './work-out-reps.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const workOut = (repId: string) => app.services.transaction((tx) => workOutReps(tx, [repId]));

/** The search terms of a rep, each with the transaction that wrote it. */
async function foundBy(repId: string): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ what: string; xmin: string }>(
    `select concat_ws(' ', term, name, strength) as what, t.xmin::text as xmin
     from match_rep_terms t join locations l on l.id = location_id where rep_id = $1 order by what`,
    [repId],
  );
  return new Map(rows.map(({ what, xmin }) => [what, xmin]));
}

const words = (found: ReadonlyMap<string, string>) => [...found.keys()].join('; ');

test('recomputing writes only what has changed', async () => {
  const { repId } = await matchedRep(app, {
    ...{ town: 'Upington', skills: ['Sampling'], description: 'I hand out yoghurt at the tills.' },
  });
  const before = await foundBy(repId);
  expect(words(before)).toContain('yoghurt Upington');
  await workOut(repId);
  expect(await foundBy(repId)).toEqual(before);

  await pool.query("update rep_profiles set description = 'I hand out biscuits at the tills.' where id = $1", [repId]);
  await workOut(repId);
  const after = await foundBy(repId);
  expect(words(after)).toContain('biscuit');
  expect(words(after)).not.toContain('yoghurt');

  // Weakens them, so that recomputing restores their values.
  await pool.query('update match_rep_terms set strength = strength / 2 where rep_id = $1', [repId]);
  await workOut(repId);
  expect(words(await foundBy(repId))).toBe(words(after));

  await pool.query(
    "update user_vetting set status = 'pending', decided_at = null, decided_by = null where user_id = (select user_id from rep_profiles where id = $1)",
    [repId],
  );
  await workOut(repId);
  expect(await foundBy(repId)).toEqual(new Map());
});
