import { catalogueApi } from '#contract/catalogue.ts';
import { type Gate, type Route, read } from '#server/platform/http/route.ts';
import { presentLocation } from './present.ts';
import { listIndustries, listLocations } from './queries.ts';

const anyone: Gate<null> = async () => null;

export const catalogueRoutes: readonly Route[] = [
  read(catalogueApi.locations, anyone, async (db) => (await listLocations(db)).map(presentLocation)),
  read(catalogueApi.industries, anyone, (db) => listIndustries(db)),
];
