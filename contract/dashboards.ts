import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Open jobs are counted up to here; one more stands for any larger number. */
export const countedJobs = 1000;

export const dashboardsApi = {
  business: endpoint({
    method: 'GET',
    path: '/api/business/dashboard',
    summary: 'The figures on the business dashboard',
    tag: 'Dashboards',
    status: 200,
    response: z.object({
      jobsPosted: z.int(),
      /** Applications that wait for the business: pending or in interview. */
      activeApplications: z.int(),
      hiredReps: z.int(),
    }),
    refusals: ['role.business_required'],
  }),
  rep: endpoint({
    method: 'GET',
    path: '/api/rep/dashboard',
    summary: 'The figures on the rep dashboard',
    tag: 'Dashboards',
    status: 200,
    response: z.object({
      applications: z.int(),
      availableJobs: z.int(),
    }),
    refusals: ['role.rep_required'],
  }),
};
