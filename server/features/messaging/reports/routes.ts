import { reportsApi } from '#contract/messaging/reports.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { decideReport } from './commands/decide-report.ts';
import { sendReport } from './commands/send-report.ts';
import { describeReport, linkReportedFile } from './queries/describe-report.ts';
import { countReports, listReports } from './queries/list-reports.ts';

const on = ({ params }: { readonly params: { readonly reportId: string } }) => ({
  type: 'report',
  id: params.reportId,
});

export const reportRoutes = ({ links }: { readonly links: FileLinks }): readonly Route[] => [
  write(reportsApi.send, (tx, actor, { params, body }) => sendReport(tx, actor, { ...params, ...body })),
  read(reportsApi.list, (db, actor, { query }) => listReports(db, actor, query)),
  read(reportsApi.counts, countReports),
  writeAsAdmin(reportsApi.show, { name: 'report.view', on }, (tx, actor, { params }) =>
    describeReport(tx.db, actor, params.reportId),
  ),
  writeAsAdmin(reportsApi.file, { name: 'report.view', on }, (tx, actor, { params }) =>
    linkReportedFile(tx.db, links, actor, params),
  ),
  writeAsAdmin(
    reportsApi.decide,
    { name: 'report.decide', on, reason: ({ body }) => `${body.outcome}: ${body.reason}` },
    async (tx, actor, { params, body }) => {
      await decideReport(tx, actor, { ...params, ...body });
      return describeReport(tx.db, actor, params.reportId);
    },
  ),
];
