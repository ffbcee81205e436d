import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type CheckStatus, overallStatus } from '#domain/diagnostics/overall-status.ts';
import type { Check, Outcome } from './check.ts';
import { runCheck } from './run-check.ts';

export interface CheckItem extends Pick<Check, 'title' | 'group'> {
  /** Null while running. */
  readonly outcome: Outcome | null;
}

interface Checks {
  readonly items: readonly CheckItem[];
  readonly overall: CheckStatus;
  readonly rerun: () => void;
}

/** Runs all checks now, in parallel, and again on demand. The list must be referentially stable. */
export function useChecks(checks: readonly Check[]): Checks {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const running = useRef(new AbortController());

  const rerun = useCallback(() => {
    running.current.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setOutcomes(new Map());
    for (const check of checks) {
      void runCheck(check, signal).then((outcome) => {
        if (!signal.aborted) setOutcomes((before) => new Map(before).set(check.title, outcome));
      });
    }
  }, [checks]);

  useEffect(() => {
    rerun();
    return () => running.current.abort();
  }, [rerun]);

  return useMemo(() => {
    const items = checks.map(({ title, group }) => ({ title, group, outcome: outcomes.get(title) ?? null }));
    return { items, rerun, overall: overallStatus(items.map(({ outcome }) => outcome?.status ?? 'testing')) };
  }, [checks, outcomes, rerun]);
}
