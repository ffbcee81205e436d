import { createContext, use } from 'react';

/** The jobs that the rep has applied for, each with how that stands, in words. Whoever knows both gives it. */
export const AppliedJobs = createContext<ReadonlyMap<string, string>>(new Map());

/** Null where they have not applied. */
export const useApplied = (jobId: string): string | null => use(AppliedJobs).get(jobId) ?? null;
