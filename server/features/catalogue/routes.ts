import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { tagsApi } from '#contract/catalogue/tags.ts';
import { proposeRefusals, proposeTags } from '#domain/matching/tags/propose-tags.ts';
import { allTags } from '#domain/matching/tags/tag-kinds.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { presentLocation } from './present.ts';
import { listIndustries, listLocations } from './queries.ts';

export const catalogueRoutes = (): readonly Route[] => [
  read(catalogueApi.locations, async (db) => (await listLocations(db)).map(presentLocation)),
  read(catalogueApi.industries, (db) => listIndustries(db)),
  read(tagsApi.list, async () => ({ items: allTags() })),
  read(tagsApi.propose, async (_db, _actor, { body }) => ({
    tags: proposeTags(body),
    refuses: proposeRefusals(body),
  })),
];
