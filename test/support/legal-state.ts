import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { usualFacts } from '#contract/site/site-facts.ts';
import type { LegalUserType, VettingStatus } from '#contract/vetting/legal.ts';
import { currentAgreement, currentVersion } from '#server/features/agreements/queries/current-agreement.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';

type Queries = Pick<pg.Pool, 'query'>;

/** Stores today's text, so that a contract can reference it. It is long: it is sent only if it isn't stored yet. */
async function keepAgreementText(database: Queries, userType: LegalUserType): Promise<Buffer> {
  const { sha256, version, effectiveFrom, text } = currentAgreement(userType, usualFacts);
  const hash = Buffer.from(sha256, 'hex');
  const known = await database.query('select from agreement_texts where sha256 = $1', [hash]);
  if (known.rowCount === 0) {
    await database.query(
      `insert into agreement_texts (sha256, user_type, version, effective_from, body) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [hash, userType, version, effectiveFrom, text],
    );
  }
  return hash;
}

/** Signed today's text, and vetted with this outcome: skips the steps of the gate. */
export async function giveLegalState(
  database: Queries,
  userId: string,
  userType: LegalUserType,
  status: VettingStatus = 'approved',
): Promise<void> {
  const hash = await keepAgreementText(database, userType);
  await database.query(
    `insert into legal_contracts (id, user_id, user_type, text_sha256, version, is_agreed, signature_data, signed_at)
     values ($1, $2, $3, $4, $5, true, 'Signed for a test', now())`,
    [uuidv7(), userId, userType, hash, currentVersion(userType)],
  );
  await database.query(
    `insert into user_vetting (id, user_id, user_type, status, reason, decided_at)
     values ($1, $2, $3, $4, case $4 when 'rejected' then 'The picture is too dark.' end,
       case when $4 <> 'pending' then now() end)`,
    [uuidv7(), userId, userType, status],
  );
  // Like an approval: from here on a new name waits for the team.
  if (status === 'approved')
    await database.query(`update ${userType}_profiles set name_approved_at = now() where user_id = $1`, [userId]);
}

/** As if a newer text had been published since: they signed another. */
export async function signedEarlierText(database: Queries, userId: string, userType: LegalUserType): Promise<void> {
  const text = Buffer.from(`What was signed before, by a ${userType}`);
  await database.query(
    `insert into agreement_texts (sha256, user_type, version, effective_from, body)
     values (sha256($1), $2, '0', '2025-01-01', convert_from($1, 'UTF8')) on conflict do nothing`,
    [text, userType],
  );
  await database.query(
    `update legal_contracts set text_sha256 = sha256($1), version = '0' where user_id = $2 and user_type = $3`,
    [text, userId, userType],
  );
}

/** An action beside a server in another process, on the database in its data folder. */
export async function withDatabaseIn<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url } = await startEmbedded({ dataDir });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Like giveLegalState, beside such a server. */
export function giveLegalStateIn(dataDir: string, email: string, userType: LegalUserType): Promise<void> {
  return withDatabaseIn(dataDir, async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [email]);
    if (!rows[0]) throw new Error(`No user has the address ${email}`);
    await giveLegalState(client, rows[0].id, userType);
  });
}
