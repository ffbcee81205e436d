import type { Figure } from '#contract/analytics/figures.ts';
import type { DeedSource } from './deed-source.ts';
import { deedsOfCourses } from './deeds-of-courses.ts';
import { deedsOfMarket } from './deeds-of-market.ts';
import { deedsOfMoney } from './deeds-of-money.ts';
import { deedsOfPeople } from './deeds-of-people.ts';
import { deedsOfSubscriptions } from './deeds-of-subscriptions.ts';
import { deedsOfWork } from './deeds-of-work.ts';

/** Where each figure is read from, in the order in which they are counted. */
export const deedSources: Readonly<Record<Figure, DeedSource>> = {
  ...deedsOfPeople,
  ...deedsOfMarket,
  ...deedsOfWork,
  ...deedsOfMoney,
  ...deedsOfSubscriptions,
  ...deedsOfCourses,
};
