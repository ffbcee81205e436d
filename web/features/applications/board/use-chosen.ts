import { useState } from 'react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';

export interface Chosen {
  /** As they stand now, as far as a list shows them; in the order in which they were chosen. */
  readonly all: readonly ReceivedApplication[];
  readonly has: (applicationId: string) => boolean;
  readonly put: (applications: readonly ReceivedApplication[], chosen: boolean) => void;
  readonly clear: () => void;
}

/**
 * Whom the business has ticked, to compare them or to reject them together.
 * @param shown everybody on the screen, as they stand now
 */
export function useChosen(shown: readonly ReceivedApplication[]): Chosen {
  const [ticked, setTicked] = useState<ReadonlyMap<string, ReceivedApplication>>(new Map());
  const now = new Map(shown.map((application) => [application.id, application]));
  return {
    all: [...ticked.values()].map((one) => now.get(one.id) ?? one),
    has: (applicationId) => ticked.has(applicationId),
    put: (applications, chosen) =>
      setTicked((before) => {
        const after = new Map(before);
        for (const application of applications) {
          if (chosen) after.set(application.id, application);
          else after.delete(application.id);
        }
        return after;
      }),
    clear: () => setTicked(new Map()),
  };
}
