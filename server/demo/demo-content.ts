import type { z } from 'zod';
import compiled from './demo.compiled.json' with { type: 'json' };
import type {
  DemoRepKey,
  demoBusinessContent,
  demoGig,
  demoRepContent,
  presentGig,
  presentGigs,
} from './demo-schema.ts';

export type { DemoRepKey };
export type DemoBusinessKey = keyof typeof compiled.businesses;
export type DemoGig = z.output<typeof demoGig>;
export type DemoApplication = DemoGig['applications'][number];
export type WorkStop = NonNullable<DemoApplication['stop']>;
export type PresentGig = z.output<typeof presentGig>;
export type PresentGigName = keyof z.output<typeof presentGigs>;

/** What is in `content/demo`, compiled by `npm run content`. */
export interface DemoContent {
  readonly reps: Readonly<Record<DemoRepKey, z.output<typeof demoRepContent>>>;
  readonly businesses: Readonly<Record<DemoBusinessKey, z.output<typeof demoBusinessContent>>>;
  readonly gigs: Readonly<Record<DemoBusinessKey, readonly DemoGig[]>>;
  readonly present: Readonly<Record<PresentGigName, PresentGig>>;
}

// A test checks it against its schema.
export const demoContent = compiled as unknown as DemoContent;
