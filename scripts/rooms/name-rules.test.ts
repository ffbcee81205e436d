import { expect, test } from 'vitest';
import { findings, type Tree } from './fixture-house.ts';

const refused: { name: string; tree: Tree; finding: string }[] = [
  {
    name: 'an unknown room',
    tree: { 'server/shared/clock.ts': '' },
    finding: 'server/shared/clock.ts:1 the house has no such room — known room',
  },
  {
    name: 'a file loose in server/',
    tree: { 'server/start.ts': '' },
    finding: 'server/start.ts:1 the house has no such room — known room',
  },
  ...['index.ts', 'utils.ts', 'helpers.ts', 'types.ts', 'index.test.ts', 'utils/money.ts'].map((name) => ({
    name: `the banned name ${name}`,
    tree: { [`web/lib/${name}`]: '' },
    finding: `web/lib/${name}:1 a name that says nothing (index, utils, helpers, types) — file name`,
  })),
  {
    name: 'a file name in camel case',
    tree: { 'web/ui/avatarMenu.tsx': '' },
    finding: 'web/ui/avatarMenu.tsx:1 avatarMenu is not kebab-case — file name',
  },
  {
    name: 'a folder name in snake case',
    tree: { 'test/e2e_journeys/hire.ts': '' },
    finding: 'test/e2e_journeys/hire.ts:1 e2e_journeys is not kebab-case — file name',
  },
  {
    name: 'a feature file outside the vocabulary',
    tree: { 'server/features/jobs/service.ts': '' },
    finding:
      'server/features/jobs/service.ts:1 service.ts is not one of routes, commands, queries, access, tables, present, services, tasks, gateway, texts — feature file',
  },
  {
    name: 'a file of a sub-noun outside the vocabulary',
    tree: { 'server/features/jobs/drafts/post-job.ts': '' },
    finding:
      'server/features/jobs/drafts/post-job.ts:1 post-job.ts is not one of routes, commands, queries, access, tables, present, services, tasks, gateway, texts — feature file',
  },
  {
    name: 'a sub-noun inside a sub-noun',
    tree: { 'server/features/jobs/drafts/copies/commands/copy-draft.ts': '' },
    finding:
      'server/features/jobs/drafts/copies/commands/copy-draft.ts:1 folder copies is not one of routes, commands, queries, access, tables, present, services, tasks, gateway, texts — feature file',
  },
  {
    name: "a sub-noun's command without a noun",
    tree: { 'server/features/jobs/drafts/commands/copy.ts': '' },
    finding: 'server/features/jobs/drafts/commands/copy.ts:1 a file in commands/ is named verb-noun — feature file',
  },
  {
    name: "a folder inside a sub-noun's part",
    tree: { 'server/features/jobs/drafts/queries/own/find-draft.ts': '' },
    finding:
      'server/features/jobs/drafts/queries/own/find-draft.ts:1 queries/ holds files only, no folders — feature file',
  },
  {
    name: 'a sub-noun in camel case',
    tree: { 'server/features/jobs/jobDrafts/commands.ts': '' },
    finding: 'server/features/jobs/jobDrafts/commands.ts:1 jobDrafts is not kebab-case — file name',
  },
  {
    name: 'a test of the feature inside a sub-noun',
    tree: { 'server/features/jobs/drafts/jobs.test.ts': '', 'server/features/jobs/drafts/routes.ts': '' },
    finding:
      'server/features/jobs/drafts/jobs.test.ts:1 a test lies beside what it tests and begins with its name — feature file',
  },
  {
    name: 'a command without a noun',
    tree: { 'server/features/jobs/commands/post.ts': '' },
    finding: 'server/features/jobs/commands/post.ts:1 a file in commands/ is named verb-noun — feature file',
  },
  {
    name: 'a folder inside a part',
    tree: { 'server/features/jobs/commands/close/close-job.ts': '' },
    finding: 'server/features/jobs/commands/close/close-job.ts:1 commands/ holds files only, no folders — feature file',
  },
  {
    name: 'a test away from what it tests',
    tree: { 'server/features/jobs/everything.test.ts': '', 'server/features/jobs/routes.ts': '' },
    finding:
      'server/features/jobs/everything.test.ts:1 a test lies beside what it tests and begins with its name — feature file',
  },
  {
    name: 'a file of 301 lines',
    tree: { 'scripts/long.ts': '// line\n'.repeat(301) },
    finding: 'scripts/long.ts:301 301 lines, 300 are the limit — file size',
  },
  {
    name: 'a file that cannot be parsed',
    tree: { 'domain/money.ts': '\nexport const = 1;' },
    finding: 'domain/money.ts:2 Unexpected token — readable',
  },
];

test.each(refused)('refuses $name', ({ tree, finding }) => {
  expect(findings(tree)).toEqual([finding]);
});

test('a file of exactly 300 lines passes', () => {
  expect(findings({ 'scripts/long.ts': '// line\n'.repeat(300) })).toEqual([]);
});
