import { fairnessApi } from '#contract/matching/fairness.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { saveGender } from './commands/save-gender.ts';
import { compareGroups } from './queries/compare-groups.ts';
import { showGender } from './queries/show-gender.ts';

export const fairnessRoutes: readonly Route[] = [
  read(fairnessApi.gender, showGender),
  write(fairnessApi.saveGender, (tx, actor, { body }) => saveGender(tx, actor, body)),
  read(fairnessApi.compare, compareGroups),
];
