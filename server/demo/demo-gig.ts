import type { ApplicationStatus } from '#contract/applications/options.ts';
import type { jobIndustries, Weekday } from '#contract/catalogue/options.ts';
import type { jobDurations, jobExperience, jobTypes } from '#contract/jobs/options.ts';
import type { DemoRepKey, Place } from './demo-people.ts';

/** Where accepted work ends up when the clock alone would have taken it further. */
export type WorkStop =
  /** Confirmed, and not checked in: late once the shift has begun. */
  { readonly at: 'confirmed' } | { readonly at: 'submitted' } | { readonly at: 'disputed'; readonly because: string };

export interface DemoApplication {
  readonly rep: DemoRepKey;
  readonly status: ApplicationStatus;
  readonly message: string;
  /** What the business wrote when it invited the rep; without it there was no interview. */
  readonly invitation?: string;
  /** What the business wrote when it decided. */
  readonly note?: string;
  readonly stop?: WorkStop;
}

export interface DemoGig extends Place {
  readonly title: string;
  readonly industry: (typeof jobIndustries)[number];
  readonly address?: string;
  readonly description: string;
  readonly skills: string;
  /** In rand. `hours` are those of the whole gig, or of one month when it is ongoing; `days` has a say in them. */
  readonly pay:
    | { readonly hourly: number; readonly hours: number }
    | { readonly whole: number }
    | { readonly commission: number };
  /** From its start on, in one week or in so many. Without them the days are agreed. */
  readonly days?: {
    readonly on: readonly Weekday[];
    readonly weeks?: number;
    readonly from: string;
    readonly to: string;
    readonly breakMinutes?: number;
  };
  readonly duration: (typeof jobDurations)[number];
  readonly experience: (typeof jobExperience)[number];
  readonly type: (typeof jobTypes)[number];
  /** In days before today. */
  readonly posted: number;
  readonly closed?: number;
  /** Not only closed, but because everybody was found. */
  readonly filled?: true;
  /** Takes no applications for the moment. */
  readonly paused?: true;
  /** In days after today; without it some weeks. */
  readonly closesIn?: number;
  /** How many reps it needs; without it as many as it accepted, and one more while it is open. */
  readonly reps?: number;
  /** In days after it was posted. */
  readonly starts: number;
  /** First come first. */
  readonly applications: readonly DemoApplication[];
}
