import { attendanceApi } from '#contract/engagements/attendance.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { teamApi } from '#contract/engagements/team.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

const minuteMs = 60_000;

/** A rep becomes late by the clock alone, without an event. */
export const teamWeekQuery = (from?: string) => ({
  ...queryOf(teamApi.week, { query: { from } }),
  refetchInterval: minuteMs,
});

export const teamNearQuery = { ...queryOf(teamApi.near, {}), refetchInterval: minuteMs };

/** It changes with the next shift, or at midnight. */
export const codeQuery = (jobId: string) => ({
  ...queryOf(attendanceApi.code, { params: { jobId } }),
  refetchInterval: minuteMs,
});

export const submittedHoursQuery = pagesOf(teamApi.submittedHours, {});

export const spendQuery = pagesOf(teamApi.spend, {});

export const teamTotalsQuery = queryOf(teamApi.totals, {});

export const teamRepsQuery = (favourites: boolean) =>
  pagesOf(teamApi.reps, { query: { favourites: favourites ? 'true' : undefined } });

export const teamWorkQuery = (jobId?: string) => pagesOf(engagementsApi.ofBusiness, { query: { jobId } });

export const oneWorkQuery = (engagementId: string) => queryOf(engagementsApi.show, { params: { engagementId } });

export const recordsQuery = (engagementId: string) => queryOf(attendanceApi.show, { params: { engagementId } });

export const aroundQuery = (engagementId: string) => queryOf(teamApi.around, { params: { engagementId } });
