import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { jobDetail } from './jobs.ts';

export const adminJob = jobDetail.pick({ id: true, title: true, companyName: true, status: true, createdAt: true });

export type AdminJob = z.output<typeof adminJob>;

export const adminJobDetail = jobDetail.extend({ ownerId: id, applications: z.int() });

export type AdminJobDetail = z.output<typeof adminJobDetail>;

/** The jobs of all businesses, for administrators. */
export const allJobsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'All jobs, newest first',
    tag: 'Admin',
    query: pageQuery,
    gate: 'admin',
    permission: 'jobs.read',
    status: 200,
    response: pageOf(adminJob),
    refusals: ['request.bad_cursor'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/jobs/:jobId',
    summary: 'One job, as its business wrote it',
    tag: 'Admin',
    params: z.object({ jobId: id }),
    gate: 'admin',
    permission: 'jobs.read',
    status: 200,
    response: adminJobDetail,
    refusals: ['job.not_found'],
  }),
};
