import { v7 as uuidv7 } from 'uuid';
import type { Agreement, LegalUserType } from '#contract/vetting/legal.ts';
import type { agreementTexts, legalContracts } from '#server/features/agreements/tables.ts';
import type { userVetting } from '#server/features/vetting/tables.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import { waking } from './demo-timeline.ts';

/** The texts that are signed today. */
export type DemoAgreements = Record<LegalUserType, Agreement>;

interface DemoLegal {
  readonly texts: (typeof agreementTexts.$inferInsert)[];
  readonly contracts: (typeof legalContracts.$inferInsert)[];
  readonly cases: (typeof userVetting.$inferInsert)[];
}

const minute = 60_000;
const day = 86_400_000;

/** Everyone in the demo has signed and is approved. None of them is on the record of signatures: no real person signed. */
export function demoLegal(accounts: DemoAccounts, agreements: DemoAgreements): DemoLegal {
  const legal: DemoLegal = { texts: [], contracts: [], cases: [] };
  for (const [userType, { sha256, version, effectiveFrom, text }] of Object.entries(agreements)) {
    const side = { userType: userType as LegalUserType, version };
    legal.texts.push({ ...side, sha256: Buffer.from(sha256, 'hex'), effectiveFrom, body: text });
  }
  for (const { userId, role } of accounts.userRoles) {
    const userType = role === 'business' ? 'business' : 'rep';
    const { sha256, version } = agreements[userType];
    const joined = accounts.users.find(({ id }) => id === userId);
    const name = (joined?.userMetadata as { full_name?: string } | undefined)?.full_name ?? 'Demo';
    const signed = (joined?.createdAt?.getTime() ?? 0) + 12 * minute;
    const decided = waking(signed + day);
    const signedAt = new Date(signed);
    legal.contracts.push({
      id: uuidv7({ msecs: signed }),
      userId,
      userType,
      textSha256: Buffer.from(sha256, 'hex'),
      version,
      isAgreed: true,
      signatureData: name,
      signedAt,
      createdAt: signedAt,
    });
    legal.cases.push({
      id: uuidv7({ msecs: signed }),
      userId,
      userType,
      status: 'approved',
      submittedAt: signedAt,
      decidedAt: new Date(decided),
      createdAt: signedAt,
      updatedAt: new Date(decided),
    });
  }
  return legal;
}
