import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findings, type Tree, writeTree } from './fixture-house.ts';

const command = join(import.meta.dirname, '../check-rooms.ts');

test('a clean house passes', () => {
  const tree: Tree = {
    'vite.config.ts':
      "import { defineConfig } from 'vite'; export default defineConfig({ define: { a: process.env.A } });",
    'contract/jobs.ts':
      "import { z } from 'zod'; import { id } from './fields.ts'; export const job = z.object({ id });",
    'contract/fields.ts': "import { z } from 'zod'; export const id = z.uuid();",
    'contract/fields.test.ts':
      "import { test } from 'vitest'; import { id } from './fields.ts'; test('id', () => id.parse(''));",
    'domain/money.ts':
      "import type { Cents } from '#contract/fields.ts'; export const add = (a: Cents, at: Date) => [a, at];",
    'texts/jobs/pay.ts': "import '#contract/jobs.ts'; import '#domain/money.ts'; import './hours.ts';",
    'texts/jobs/hours.ts': 'export {};',
    'server/main.ts': "import { createApp } from './app/create-app.ts'; await createApp();",
    'server/app/create-app.ts':
      "import Fastify from 'fastify'; import '#server/features/jobs/routes.ts'; import '#server/demo/fill-demo.ts'; import '#server/stand-ins/payfast/add-stand-in.ts'; export const createApp = async () => Fastify();",
    'server/stand-ins/payfast/add-stand-in.ts':
      "import Fastify from 'fastify'; import { Pool } from 'pg'; import '#contract/jobs.ts'; import '#server/platform/env.ts'; export { Fastify, Pool };",
    'server/demo/fill-demo.ts':
      "import '#server/features/jobs/tables.ts'; import '#server/features/jobs/drafts/tables.ts'; import { sql } from 'drizzle-orm'; export { sql };",
    'server/platform/env.ts': 'export const port = process.env.PORT;',
    'server/platform/http/server.ts': "import Fastify from 'fastify'; export { Fastify };",
    'server/platform/db/pool.ts': "import { Pool } from 'pg'; export { Pool };",
    'server/features/accounts/access.ts': 'export type Actor = { id: string };',
    'server/features/operators/access.ts': 'export type AdminActor = { id: string };',
    'server/features/accounts/tables.ts':
      "import { pgTable } from 'drizzle-orm/pg-core'; export const users = pgTable('users', {});",
    'server/features/jobs/tables.ts':
      "import { users } from '#server/features/accounts/tables.ts'; export const jobs = users;",
    'server/features/jobs/routes.ts':
      "import type { FastifyInstance } from 'fastify'; import './commands/post-job.ts'; export type App = FastifyInstance;",
    'server/features/jobs/routes.test.ts': "import { startTestApp } from '#test/support/app.ts'; startTestApp();",
    'server/features/jobs/commands/post-job.ts':
      "import type { Actor } from '#server/features/accounts/access.ts'; export const postJob = async (actor: Actor) => actor;",
    'server/features/jobs/commands/close-job.ts':
      "import type { AdminActor } from '#server/features/operators/access.ts'; export const closeJob = async (actor: AdminActor) => actor;",
    'server/features/jobs/commands/post-job.test.ts': "import { Pool } from 'pg'; new Pool();",
    'server/features/jobs/commands/post-job-races.test.ts': 'export {};',
    'server/features/jobs/services.ts': "export * from './drafts/services/draft-cache.ts';",
    'server/features/jobs/drafts/services/draft-cache.ts': 'export {};',
    'server/features/jobs/drafts/routes.ts':
      "import type { FastifyInstance } from 'fastify'; import './commands/copy-draft.ts'; export type App = FastifyInstance;",
    'server/features/jobs/drafts/commands/copy-draft.ts':
      "import '../../commands/post-job.ts'; import '#server/features/accounts/sessions/commands/end-session.ts';",
    'server/features/jobs/drafts/commands/copy-draft.test.ts': 'export {};',
    'server/features/jobs/drafts/drafts-copies.test.ts': 'export {};',
    'server/features/jobs/drafts/tables.ts': 'export {};',
    'server/features/accounts/sessions/commands/end-session.ts': 'export {};',
    'server/features/jobs/jobs.test.ts': 'export {};',
    'server/features/jobs/jobs-paging.test.ts': 'export {};',
    'test/support/app.ts':
      "import { createApp } from '#server/app/create-app.ts'; export const startTestApp = createApp;",
    'web/root.tsx':
      "import './app.css'; import type { Route } from './+types/root'; export default (p: Route.X) => <p>{p}</p>;",
    'web/app.css': 'body { margin: 0; }',
    'web/routes.ts': "export default [{ file: 'pages/public/home.tsx' }];",
    'web/pages/public/home.tsx':
      "import { JobList } from '#web/features/jobs/job-list.tsx'; export default () => <JobList />;",
    'web/features/jobs/job-list.tsx':
      "import { Card } from '#web/ui/card.tsx'; import '#texts/jobs/pay.ts'; export const JobList = Card;",
    'web/ui/card.tsx':
      "import '#web/lib/format.ts'; import '../lib/toast.ts'; export const Card = () => <div>await process.env</div>;",
    'web/lib/format.ts': 'export {};',
    'web/lib/toast.ts': 'export {};',
    'web/lib/session.ts': "import '#contract/jobs.ts'; export const later = async () => import('./toast.ts');",
    'scripts/seed.ts':
      "import '#server/app/create-app.ts'; import pg from 'pg'; export const url = pg && process.env.DATABASE_URL;",
    'bench/run-bench.ts': "import '#server/features/jobs/queries.ts'; import { Pool } from 'pg'; export { Pool };",
    'research/market/run-market.ts': "import '#domain/money.ts'; export const now = await Promise.resolve(Date.now());",
    'server/features/jobs/queries.ts': "import '#texts/jobs/pay.ts';",
  };
  expect(findings(tree)).toEqual([]);
});

test('the command exits with 1 and prints a count when there are findings', () => {
  const root = writeTree({ 'domain/index.ts': '', 'contract/jobs.ts': "import 'uuid';" });
  const { status, stdout } = spawnSync(process.execPath, [command, root], { encoding: 'utf8' });
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('rooms: 2 files, 2 findings');
  expect(status).toBe(1);
});

test('the command exits with 0 on a clean house', () => {
  const root = writeTree({ 'domain/money.ts': '' });
  const { status, stdout } = spawnSync(process.execPath, [command, root], { encoding: 'utf8' });
  expect(stdout).toBe('rooms: 1 file, 0 findings\n');
  expect(status).toBe(0);
});
