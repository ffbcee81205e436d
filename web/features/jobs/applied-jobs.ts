import { createContext, use } from 'react';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** The status of the rep's application. */
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
