import { expect, test, vi } from 'vitest';
import { usualFacts } from '#contract/site/site-facts.ts';
import { legalApi } from '#contract/vetting/legal.ts';
import { currentAgreement } from '#server/features/agreements/queries/current-agreement.ts';
import { verifyEvidence } from '#server/features/agreements/queries/verify-evidence.ts';
import { askLegalGate } from '#server/features/vetting/commands/ask-legal-gate.ts';
import { type Call, callerOf } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { postgresTimeoutsFire } from '#test/support/postgres-timeouts.ts';
import { uploadDocument } from '#test/support/vetting.ts';

const [first, second] = await openTwoTestApps({ work: false });

const throughBoth = (person: Person): Call[] => [person.call, callerOf(second.url, person.accessToken)];

function submit(call: Call) {
  const { sha256 } = currentAgreement('rep', usualFacts);
  const signature = { sha256, agreed: true, typedName: 'Thabo Mokoena' };
  return call(legalApi.submit, { body: { userType: 'rep', signature, phone: '082 123 4567' } });
}

test('of many concurrent submissions by one user, one counts: one signature, one case, one step', async () => {
  const rep = await signUpRep(first, {}, { vetted: false });
  await uploadDocument(first, rep, 'identity-document');
  const ended = await outcomes(Array.from({ length: 6 }, () => throughBoth(rep).map(submit)).flat());
  expect(ended.filter((code) => code === null)).toHaveLength(1);
  expect(new Set(ended)).toEqual(new Set([null, 'legal.already_submitted']));
  const { rows } = await first.database.pool.query(
    `select (select count(*)::int from agreement_evidence where user_id = $1) as signatures,
            (select count(*)::int from user_vetting where user_id = $1) as cases,
            (select count(*)::int from user_documents where user_id = $1) as documents,
            (select count(*)::int from user_vetting_steps where by_user_id = $1) as steps`,
    [rep.userId],
  );
  expect(rows).toEqual([{ signatures: 1, cases: 1, documents: 1, steps: 1 }]);
});

test('many users who sign concurrently make one unbroken log', async () => {
  const reps = await Promise.all(Array.from({ length: 6 }, () => signUpRep(first, {}, { vetted: false })));
  await Promise.all(reps.map((rep) => uploadDocument(first, rep, 'identity-document')));
  const before = (await verifyEvidence(first.services.db)).rows;
  const ended = await outcomes(reps.map((rep, turn) => submit(throughBoth(rep)[turn % 2] ?? rep.call)));
  expect(ended).toEqual(reps.map(() => null));
  expect(await verifyEvidence(second.services.db)).toMatchObject({ rows: before + reps.length, findings: [] });
});

test('applying fails once the revocation of the approval was answered', async () => {
  const business = await signUpBusiness(first);
  for (let round = 0; round < 5; round++) {
    const rep = await signUpRep(first);
    const jobs = await Promise.all(Array.from({ length: 6 }, () => postJob(business)));
    const applying = outcomes(jobs.map(({ id }, turn) => apply({ call: throughBoth(rep)[turn % 2] ?? rep.call }, id)));
    await first.database.pool.query(
      "update user_vetting set status = 'rejected', reason = 'Taken back', decided_at = clock_timestamp() where user_id = $1",
      [rep.userId],
    );
    const { rows: inTime } = await first.database.pool.query(
      `select count(*)::int from job_applications a join rep_profiles r on r.id = a.rep_id where r.user_id = $1`,
      [rep.userId],
    );
    const ended = await applying;
    // A caller past the gate held its lock until done: nothing is written after the answer.
    expect(ended.filter((code) => code === null)).toHaveLength(inTime[0].count);
    expect(new Set([...ended, 'legal.review_rejected'])).toEqual(
      new Set([...(inTime[0].count > 0 ? [null] : []), 'legal.review_rejected']),
    );
  }
});

test.runIf(postgresTimeoutsFire)(
  'withdrawing an approval waits for a transaction that has passed the gate',
  async () => {
    const rep = await signUpRep(first);
    const takeBack =
      "update user_vetting set status = 'rejected', reason = 'No', decided_at = now() where user_id = $1";
    const client = await first.database.pool.connect();
    try {
      await client.query("set lock_timeout = '100ms'");
      await first.services.transaction(async (tx) => {
        expect(await askLegalGate(tx, rep.userId, 'rep')).toBe(null);
        await expect(client.query(takeBack, [rep.userId])).rejects.toThrow('lock timeout');
      });
      // The other way around: a revocation in progress is waited for, and then seen.
      await client.query('begin');
      await client.query(takeBack, [rep.userId]);
      const gate = first.services.transaction((tx) => askLegalGate(tx, rep.userId, 'rep'));
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 20_000, interval: 20 });
      await client.query('commit');
      expect(await gate).toBe('legal.review_rejected');
    } finally {
      await client.query('reset lock_timeout');
      client.release();
    }
  },
);

async function waiting(): Promise<number> {
  const { rows } = await first.database.pool.query(
    "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].count;
}
