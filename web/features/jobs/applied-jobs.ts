import { createContext, use } from 'react';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** How an application of the rep stands. */
export interface AppliedState {
  readonly label: string;
  readonly tone: BadgeTone;
  /** They may apply again: how long the job is open still matters to them. */
  readonly open: boolean;
}

/** The jobs that the rep has applied for. The page that knows both gives it. */
export const AppliedJobs = createContext<ReadonlyMap<string, AppliedState>>(new Map());

/** Null where they have not applied. */
export const useApplied = (jobId: string): AppliedState | null => use(AppliedJobs).get(jobId) ?? null;
