import type { JobToMatch, MatchPlace, RepToMatch } from '#domain/matching/described.ts';
import type { Craft } from './crafts.ts';
import type { Region } from './towns.ts';

/** A rep's true attributes, and their profile. */
export interface SimulatedRep {
  readonly number: number;
  readonly region: Region;
  readonly home: MatchPlace;
  /** Day of the simulation; negative: before it began. */
  readonly joined: number;
  /** Hidden: talents, preferences, share of each craft done, and years. */
  readonly gifts: readonly number[];
  readonly likings: readonly number[];
  readonly known: ReadonlyMap<Craft, number>;
  readonly years: number;
  readonly speaks: readonly string[];
  readonly reliable: number;
  readonly charm: number;
  readonly wantedRate: number;
  readonly dislikesTravel: number;
  /** How often they look, a day, and how many hours they take to answer. */
  readonly looks: number;
  readonly answerHours: number;
  readonly says: Omit<RepToMatch, 'record' | 'joinedDaysAgo'>;
}

export interface SimulatedJob {
  readonly number: number;
  readonly business: number;
  readonly craft: Craft;
  readonly place: MatchPlace;
  readonly region: Region;
  readonly posted: number;
  /** Hidden: this business's own requirements of people. */
  readonly wants: readonly number[];
  readonly wantsYears: number;
  readonly language: string | null;
  readonly rate: number;
  /** Days of the simulation. */
  readonly days: readonly number[];
  readonly positions: number;
  readonly says: JobToMatch;
}
