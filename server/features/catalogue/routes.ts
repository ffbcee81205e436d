import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { presentLocation } from './present.ts';
import { listIndustries, listLocations } from './queries.ts';

export const catalogueRoutes = (): readonly Route[] => [
  read(catalogueApi.locations, async (db) => (await listLocations(db)).map(presentLocation)),
  read(catalogueApi.industries, (db) => listIndustries(db)),
];
