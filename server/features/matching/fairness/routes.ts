import { fairnessApi } from '#contract/matching/fairness.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { tellGender } from './commands/tell-gender.ts';
import { compareGroups } from './queries/compare-groups.ts';
import { showGender } from './queries/show-gender.ts';

export const fairnessRoutes: readonly Route[] = [
  read(fairnessApi.told, showGender),
  write(fairnessApi.tell, (tx, actor, { body }) => tellGender(tx, actor, body)),
  read(fairnessApi.compare, compareGroups),
];
