import { attendanceApi } from '#contract/engagements/attendance.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

export const runningWorkQuery = queryOf(engagementsApi.running, {});

export const pastWorkQuery = pagesOf(engagementsApi.over, {});

export const workQuery = (engagementId: string) => queryOf(engagementsApi.show, { params: { engagementId } });

export const attendanceQuery = (engagementId: string) => queryOf(attendanceApi.show, { params: { engagementId } });

export const workOfApplicationQuery = (applicationId: string) =>
  queryOf(engagementsApi.ofApplication, { params: { applicationId } });
