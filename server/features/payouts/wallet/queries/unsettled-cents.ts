import type { Db } from '#server/platform/db/pool.ts';
import { sumNotYetFree } from '../../../engagements/settled/queries/wallet-parts.ts';

/** What was released to the rep, and cannot be paid out yet: the provider has yet to pay us, or some of it is on hold. */
export const unsettledCents = (db: Db, repId: string): Promise<bigint> => sumNotYetFree(db, repId);
