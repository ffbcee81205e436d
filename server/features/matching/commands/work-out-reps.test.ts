import { expect, test } from 'vitest';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { workOutReps } from './work-out-reps.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const workOut = (repId: string) => app.services.transaction((tx) => workOutReps(tx, [repId]));

/** What somebody is found by, with the transaction that wrote each. */
async function foundBy(repId: string): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ what: string; xmin: string }>(
    `select concat_ws(' ', term, name, strength) as what, t.xmin::text as xmin
     from match_rep_terms t join locations l on l.id = location_id where rep_id = $1 order by what`,
    [repId],
  );
  return new Map(rows.map(({ what, xmin }) => [what, xmin]));
}

const words = (found: ReadonlyMap<string, string>) => [...found.keys()].join('; ');

test('what is worked out anew and has not changed is not written again; what has changed is', async () => {
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

  // Something weakens them: they are brought back to what they are worth.
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
