import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { readStatement } from '#domain/payouts/read-statement.ts';
import { readReferences } from '#domain/payouts/references.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockBank } from '../../../ledger/commands/lock-bank.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { bankStatementLines, bankStatements } from '../tables.ts';

interface Sent {
  readonly fileName: string;
  readonly content: Buffer;
}

/** Rows inserted per query: a row has seven values, and a query takes 65,535. */
const rowsAtOnce = 1_000;

/** Parses a bank statement, and stores its lines. The same file again is the same statement. Returns its id. */
export async function keepStatement(tx: Tx, actor: AdminActor, { fileName, content }: Sent): Promise<string> {
  await lockBank(tx);
  const sha256 = createHash('sha256').update(content).digest();
  const [known] = await tx.db
    .select({ id: bankStatements.id })
    .from(bankStatements)
    .where(eq(bankStatements.sha256, sha256));
  if (known) return known.id;
  const statement = readStatement(textOf(content), dayInSouthAfrica(now()));
  if (!statement) throw new Refusal('bank_statement.unreadable');
  const { lines, unread, closingCents } = statement;
  const days = lines.map(({ day }) => day).toSorted();
  const statementId = uuidv7();
  await tx.db.insert(bankStatements).values({
    ...{ id: statementId, fileName, sha256, closingCents, lineCount: lines.length },
    firstDay: days.at(0) ?? '',
    lastDay: days.at(-1) ?? '',
    unreadRows: unread,
    readBy: actor.adminId,
    readAt: now(),
  });
  const rows = lines.map(({ day, text, amountCents }, index) => {
    const [reference, ...more] = readReferences(text);
    return {
      ...{ statementId, number: index + 1, day, text, amountCents },
      names: more.length > 0 ? ('several' as const) : (reference?.of ?? null),
      namedNumber: more.length > 0 ? null : (reference?.number ?? null),
    };
  });
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.db.insert(bankStatementLines).values(rows.slice(from, from + rowsAtOnce));
  await recordAct(tx, actor, 'bank_statement.read', { type: 'bank_statement', id: statementId }, fileName);
  return statementId;
}

/** Some banks still write Windows-1252, and Excel UTF-16. Drops what PostgreSQL can't store. */
function textOf(content: Buffer): string {
  const decode = () => {
    const start = content.readUInt16BE(0);
    if (start === 0xfffe) return new TextDecoder('utf-16le').decode(content);
    if (start === 0xfeff) return new TextDecoder('utf-16be').decode(content);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(content);
    } catch {
      return new TextDecoder('windows-1252').decode(content);
    }
  };
  return content.length < 2 ? '' : decode().replaceAll('\u0000', '');
}
