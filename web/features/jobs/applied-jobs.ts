import { createContext, use } from 'react';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** The status of the rep's application. */
export interface AppliedState {
  readonly label: string;
  readonly tone: BadgeTone;
  /** They may apply again, so the days left still matter to them. */
  readonly open: boolean;
}

/** Jobs the rep has applied for. Provided by the page that knows both. */
export const AppliedJobs = createContext<ReadonlyMap<string, AppliedState>>(new Map());

/** Null where they have not applied. */
export const useApplied = (jobId: string): AppliedState | null => use(AppliedJobs).get(jobId) ?? null;
