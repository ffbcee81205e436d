import { statementsApi } from '#contract/payouts/statements.ts';
import { monthPeriod, taxYearPeriod } from '#domain/payouts/periods.ts';
import { now } from '#server/platform/clock.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { renderPdf } from '#server/platform/pdf/pdf-threads.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import { listStatements } from './queries/list-statements.ts';
import { readEarned } from './queries/read-earned.ts';
import { readStatement } from './queries/read-statement.ts';
import { statementCsv, statementOf, taxYearCsv } from './texts.ts';

export const statementRoutes: readonly Route[] = [
  read(statementsApi.list, (db, { repId }) => listStatements(db, repId)),
  read(statementsApi.pdf, async (db, { repId }, { params: { month } }) => {
    const { supportEmail } = await readSettings(db);
    const statement = await readStatement(db, repId, monthPeriod(month));
    const pdf = await renderPdf(statementOf(month, statement, { at: now(), supportEmail }));
    return { name: `wallet-${month}.pdf`, pdf: pdf.toString('base64') };
  }),
  read(statementsApi.csv, async (db, { repId }, { params: { month }, query }) =>
    statementCsv(await readStatement(db, repId, monthPeriod(month)), query.format),
  ),
  read(statementsApi.taxYear, async (db, { repId }, { params: { year }, query }) =>
    taxYearCsv(await readEarned(db, repId, taxYearPeriod(year)), query.format),
  ),
];
