import type pg from 'pg';
import { usualFacts } from '#contract/site/site-facts.ts';
import { type LegalUserType, legalUserTypes } from '#contract/vetting/legal.ts';
import { currentAgreement } from '#server/features/agreements/queries/current-agreement.ts';

/** Stores the current texts, which every user of a seed has signed. */
export async function keepAgreementTexts(client: pg.ClientBase): Promise<void> {
  for (const userType of legalUserTypes) {
    const { sha256, version, effectiveFrom, text } = currentAgreement(userType, usualFacts);
    await client.query(
      `insert into agreement_texts (sha256, user_type, version, effective_from, body) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [Buffer.from(sha256, 'hex'), userType, version, effectiveFrom, text],
    );
  }
}

/** Every user in `seed_joining` signed soon after they joined, and was approved a day or so later. */
export async function insertLegalState(client: pg.ClientBase, kind: LegalUserType): Promise<void> {
  const { sha256, version } = currentAgreement(kind, usualFacts);
  await client.query(
    `insert into legal_contracts (id, user_id, user_type, text_sha256, version, is_agreed, signature_data, signed_at, created_at)
     select pg_temp.seed_id(signed_at), user_id, $1, $2, $3, true, name, signed_at, signed_at
     from (select *, created_at + interval '20 minutes' as signed_at from seed_joining) joining`,
    [kind, Buffer.from(sha256, 'hex'), version],
  );
  await client.query(
    `insert into user_vetting (id, user_id, user_type, status, submitted_at, decided_at, created_at, updated_at)
     select pg_temp.seed_id(submitted_at), user_id, $1, 'approved', submitted_at, decided_at, submitted_at, decided_at
     from (select user_id, created_at + interval '20 minutes' as submitted_at,
                  created_at + interval '20 minutes' + pg_temp.seed_delay(interval '1 day') as decided_at
           from seed_joining) joining`,
    [kind],
  );
  await client.query(
    `update ${kind}_profiles profile set name_approved_at = decided_at
     from user_vetting v join seed_joining using (user_id) where v.user_id = profile.user_id and v.user_type = $1`,
    [kind],
  );
}
