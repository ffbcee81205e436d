import type { AdminPayout } from '#contract/payouts/admin-payouts.ts';
import { type BankStatement, type MatchedLine, undecidedMatches } from '#contract/payouts/bank-statements.ts';
import { batchReference, payoutReference } from '#domain/payouts/references.ts';
import type { Matched } from './queries/match-lines.ts';
import type { bankStatements } from './tables.ts';

interface ShownStatement {
  readonly statement: typeof bankStatements.$inferSelect;
  readonly readByEmail: string;
}

export function presentStatement({ statement, readByEmail }: ShownStatement): BankStatement {
  const { id, fileName, firstDay, lastDay, lineCount, closingCents, readAt } = statement;
  return {
    ...{ id, fileName, firstDay, lastDay, closingCents },
    lines: lineCount,
    readBy: readByEmail,
    readAt: readAt.toISOString(),
  };
}

const referenceOf = { payout: payoutReference, batch: batchReference } as const;

export function presentLine(
  { line, match, named, payoutIds }: Matched,
  undecided: ReadonlyMap<string, AdminPayout>,
): MatchedLine {
  const { number, day, text, amountCents, names, namedNumber } = line;
  return {
    ...{ number, day, text, amountCents, match },
    reference: names === null || names === 'several' || namedNumber === null ? null : referenceOf[names](namedNumber),
    batchId: named?.batchId ?? null,
    payouts: undecidedMatches.has(match) ? payoutIds.flatMap((id) => undecided.get(id) ?? []) : [],
  };
}
