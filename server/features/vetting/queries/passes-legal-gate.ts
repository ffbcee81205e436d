import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { currentVersion } from '../../agreements/queries/current-agreement.ts';
import { legalContracts } from '../../agreements/tables.ts';
import { userVetting } from '../tables.ts';

/** Whether a user is signed and approved on one side, for a list. Locks nothing: an act that depends on it asks the gate (`askLegalGate`). */
export const passesLegalGate = (userId: AnyPgColumn, side: LegalUserType): SQL<boolean> => sql<boolean>`exists (
  select from ${legalContracts} c join ${userVetting} v on v.user_id = c.user_id and v.user_type = c.user_type
  where c.user_id = ${userId} and c.user_type = ${side} and c.version = ${currentVersion(side)} and v.status = 'approved')`;
