import { expect, test } from 'vitest';
import { findings, type Tree } from './fixture-house.ts';

const refused: { name: string; tree: Tree; finding: string }[] = [
  {
    name: 'contract imports domain',
    tree: { 'contract/jobs.ts': "import '#domain/money.ts';", 'domain/money.ts': '' },
    finding: 'contract/jobs.ts:1 contract may not import domain (#domain/money.ts) — import direction',
  },
  {
    name: 'contract imports a package other than zod',
    tree: { 'contract/jobs.ts': "\nimport { v7 } from 'uuid';\nexport { v7 };" },
    finding: 'contract/jobs.ts:2 contract imports zod alone, not uuid — package',
  },
  {
    name: "contract imports one of Node's own modules",
    tree: { 'contract/jobs.ts': "import 'node:crypto';" },
    finding: 'contract/jobs.ts:1 contract imports zod alone, not node:crypto — package',
  },
  {
    name: 'domain imports a package',
    tree: { 'domain/money.ts': "import 'zod';" },
    finding: 'domain/money.ts:1 domain imports no package, not zod — package',
  },
  {
    name: 'domain imports the server, through a relative path and for a type alone',
    tree: { 'domain/money.ts': "import type { Db } from '../server/platform/db.ts'; export type D = Db;" },
    finding: 'domain/money.ts:1 domain may not import server/platform (../server/platform/db.ts) — import direction',
  },
  {
    name: 'domain imports texts',
    tree: { 'domain/money.ts': "import '#texts/money.ts';", 'texts/money.ts': '' },
    finding: 'domain/money.ts:1 domain may not import texts (#texts/money.ts) — import direction',
  },
  {
    name: 'contract imports texts',
    tree: { 'contract/money.ts': "import '#texts/money.ts';", 'texts/money.ts': '' },
    finding: 'contract/money.ts:1 contract may not import texts (#texts/money.ts) — import direction',
  },
  {
    name: 'texts import the web',
    tree: { 'texts/money.ts': "import '#web/lib/format.ts';", 'web/lib/format.ts': '' },
    finding: 'texts/money.ts:1 texts may not import web/lib (#web/lib/format.ts) — import direction',
  },
  {
    name: 'texts import a package',
    tree: { 'texts/money.ts': "import 'zod';" },
    finding: 'texts/money.ts:1 texts imports no package, not zod — package',
  },
  {
    name: 'texts read the clock',
    tree: { 'texts/trial.ts': 'export const now = () => new Date();' },
    finding: 'texts/trial.ts:1 texts reads no clock: take the time as an argument — pure domain',
  },
  {
    name: 'domain waits',
    tree: { 'domain/money.ts': 'export const a = async () => 1;' },
    finding: 'domain/money.ts:1 domain is synchronous: no async and no await — pure domain',
  },
  {
    name: 'domain reads the clock',
    tree: { 'domain/trial.ts': 'export const now = () => new Date();' },
    finding: 'domain/trial.ts:1 domain reads no clock: take the time as an argument — pure domain',
  },
  {
    name: 'domain draws a random number',
    tree: { 'domain/trial.ts': 'export const dice = () => Math.random();' },
    finding: 'domain/trial.ts:1 domain uses no randomness: take the value as an argument — pure domain',
  },
  {
    name: 'platform imports a feature, dynamically',
    tree: { 'server/platform/queue/run.ts': "export const run = () => import('#server/features/jobs/tasks.ts');" },
    finding:
      'server/platform/queue/run.ts:1 server/platform may not import server/features (#server/features/jobs/tasks.ts) — import direction',
  },
  {
    name: 'platform imports domain',
    tree: { 'server/platform/clock.ts': "export * from '#domain/trial.ts';", 'domain/trial.ts': '' },
    finding: 'server/platform/clock.ts:1 server/platform may not import domain (#domain/trial.ts) — import direction',
  },
  {
    name: 'a computed import',
    tree: { 'server/app/load.ts': 'export const load = (name: string) => import(name);' },
    finding: 'server/app/load.ts:1 a computed import() cannot be checked: write the path out — import direction',
  },
  {
    name: 'product code imports test support',
    tree: { 'server/app/create-app.ts': "import '#test/support/app.ts';" },
    finding: 'server/app/create-app.ts:1 #test/support/app.ts belongs to the tests — import direction',
  },
  {
    name: 'a feature imports the app',
    tree: { 'server/features/jobs/routes.ts': "import '#server/app/api.ts';" },
    finding:
      'server/features/jobs/routes.ts:1 server/features may not import server/app (#server/app/api.ts) — import direction',
  },
  {
    name: 'the demo imports commands',
    tree: { 'server/demo/fill.ts': "import '#server/features/jobs/commands.ts';" },
    finding:
      'server/demo/fill.ts:1 server/demo may import only the tables of a feature (#server/features/jobs/commands.ts) — import direction',
  },
  {
    name: "a stand-in imports the product's gateway",
    tree: {
      'server/stand-ins/payfast/sign.ts': "import '#server/features/payments/gateway/signatures.ts';",
      'server/features/payments/gateway/signatures.ts': '',
    },
    finding:
      'server/stand-ins/payfast/sign.ts:1 server/stand-ins may not import server/features (#server/features/payments/gateway/signatures.ts) — import direction',
  },
  {
    name: 'a feature imports a stand-in',
    tree: {
      'server/features/payments/commands.ts': "import '#server/stand-ins/payfast/sign.ts';",
      'server/stand-ins/payfast/sign.ts': '',
    },
    finding:
      'server/features/payments/commands.ts:1 server/features may not import server/stand-ins (#server/stand-ins/payfast/sign.ts) — import direction',
  },
  {
    name: 'web imports the server, inside a type',
    tree: { 'web/lib/api.ts': "export type Env = import('#server/platform/env.ts').Env;" },
    finding: 'web/lib/api.ts:1 web/lib may not import server/platform (#server/platform/env.ts) — import direction',
  },
  {
    name: 'the kit imports a product helper',
    tree: { 'web/ui/menu.tsx': "import '#web/lib/session.ts';", 'web/lib/session.ts': '' },
    finding:
      'web/ui/menu.tsx:1 web/ui may import only theme, toast and format of web/lib (#web/lib/session.ts) — import direction',
  },
  {
    name: 'the kit imports the contract',
    tree: { 'web/ui/menu.tsx': "import '#contract/jobs.ts';", 'contract/jobs.ts': '' },
    finding: 'web/ui/menu.tsx:1 web/ui may not import contract (#contract/jobs.ts) — import direction',
  },
  {
    name: 'a web feature imports a page',
    tree: { 'web/features/jobs/job-list.tsx': "import '#web/pages/rep/browse.tsx';" },
    finding:
      'web/features/jobs/job-list.tsx:1 web/features may not import web/pages (#web/pages/rep/browse.tsx) — import direction',
  },
  {
    name: 'a web feature imports the admin panel',
    tree: { 'web/features/jobs/job-list.tsx': "import '#web/admin/jobs/jobs-table.tsx';" },
    finding:
      'web/features/jobs/job-list.tsx:1 web/features may not import web/admin (#web/admin/jobs/jobs-table.tsx) — import direction',
  },
  {
    name: 'a page of the portals imports the admin panel',
    tree: { 'web/pages/rep/browse.tsx': "import '#web/admin/jobs/jobs-table.tsx';" },
    finding:
      'web/pages/rep/browse.tsx:1 web/pages may not import web/admin (#web/admin/jobs/jobs-table.tsx) — import direction',
  },
  {
    name: 'a feature imports a higher rank',
    tree: { 'server/features/jobs/commands.ts': "import '#server/features/applications/queries.ts';" },
    finding:
      'server/features/jobs/commands.ts:1 jobs does not rank above applications (#server/features/applications/queries.ts) — feature rank',
  },
  {
    name: 'a feature imports its equal',
    tree: { 'server/features/ledger/commands.ts': "import '#server/features/profiles/queries.ts';" },
    finding:
      'server/features/ledger/commands.ts:1 ledger does not rank above profiles (#server/features/profiles/queries.ts) — feature rank',
  },
  {
    name: 'a feature imports what another keeps to itself',
    tree: { 'server/features/jobs/routes.ts': "import '#server/features/profiles/tasks.ts';" },
    finding:
      'server/features/jobs/routes.ts:1 only access, commands, queries, tables and present of another feature may be imported (#server/features/profiles/tasks.ts) — feature rank',
  },
  {
    name: "a feature imports what another's sub-noun keeps to itself",
    tree: { 'server/features/jobs/routes.ts': "import '#server/features/profiles/photos/tasks/shrink-photo.ts';" },
    finding:
      'server/features/jobs/routes.ts:1 only access, commands, queries, tables and present of another feature may be imported (#server/features/profiles/photos/tasks/shrink-photo.ts) — feature rank',
  },
  {
    name: 'a feature imports the services of another',
    tree: { 'server/features/jobs/routes.ts': "import '#server/features/profiles/services.ts';" },
    finding:
      'server/features/jobs/routes.ts:1 only access, commands, queries, tables and present of another feature may be imported (#server/features/profiles/services.ts) — feature rank',
  },
  {
    name: 'access of a sub-noun of accounts',
    tree: { 'server/features/jobs/routes.ts': "import '#server/features/accounts/sessions/access.ts';" },
    finding:
      'server/features/jobs/routes.ts:1 only access, commands, queries, tables and present of another feature may be imported (#server/features/accounts/sessions/access.ts) — feature rank',
  },
  {
    name: 'a sub-noun imports a higher rank',
    tree: { 'server/features/jobs/drafts/commands.ts': "import '#server/features/applications/board/queries.ts';" },
    finding:
      'server/features/jobs/drafts/commands.ts:1 jobs does not rank above applications (#server/features/applications/board/queries.ts) — feature rank',
  },
  {
    name: 'the demo imports commands of a sub-noun',
    tree: { 'server/demo/fill.ts': "import '#server/features/jobs/drafts/commands.ts';" },
    finding:
      'server/demo/fill.ts:1 server/demo may import only the tables of a feature (#server/features/jobs/drafts/commands.ts) — import direction',
  },
  {
    name: "Fastify in a sub-noun's command",
    tree: {
      'server/features/jobs/drafts/commands.ts':
        "import type { FastifyRequest } from 'fastify'; export type R = FastifyRequest;",
    },
    finding:
      "server/features/jobs/drafts/commands.ts:1 fastify may be used only in server/platform/http, server/app, server/stand-ins and a feature's routes — package",
  },
  {
    name: 'accounts know no operators',
    tree: { 'server/features/accounts/routes.ts': "import '#server/features/operators/access.ts';" },
    finding:
      'server/features/accounts/routes.ts:1 accounts does not rank above operators (#server/features/operators/access.ts) — feature rank',
  },
  {
    name: 'what is shown on a dashboard knows no dashboard',
    tree: { 'server/features/messaging/queries.ts': "import '#server/features/dashboards/queries.ts';" },
    finding:
      'server/features/messaging/queries.ts:1 messaging does not rank above dashboards (#server/features/dashboards/queries.ts) — feature rank',
  },
  {
    name: 'a feature without a rank',
    tree: { 'server/features/coupons/tables.ts': '', 'server/features/coupons/routes.ts': '' },
    finding: 'server/features/coupons/routes.ts:1 feature coupons has no rank — feature rank',
  },
  {
    name: 'the database outside the server',
    tree: { 'web/lib/api.ts': "import type { Pool } from 'pg'; export type P = Pool;" },
    finding: 'web/lib/api.ts:1 pg may be used only in server — package',
  },
  {
    name: 'Drizzle by a deep path outside the server',
    tree: { 'web/lib/api.ts': "import 'drizzle-orm/pg-core';" },
    finding: 'web/lib/api.ts:1 drizzle-orm may be used only in server — package',
  },
  {
    name: 'Fastify in a command',
    tree: {
      'server/features/jobs/commands.ts':
        "import type { FastifyRequest } from 'fastify'; export type R = FastifyRequest;",
    },
    finding:
      "server/features/jobs/commands.ts:1 fastify may be used only in server/platform/http, server/app, server/stand-ins and a feature's routes — package",
  },
  {
    name: 'the environment read elsewhere',
    tree: { 'server/app/start.ts': "\n\nexport const port = process.env['PORT'];" },
    finding: 'server/app/start.ts:3 process.env may be read only in server/platform/env.ts — environment',
  },
  {
    name: 'the environment taken out of process',
    tree: { 'server/app/start.ts': 'const { env } = process;\nexport { env };' },
    finding: 'server/app/start.ts:1 process.env may be read only in server/platform/env.ts — environment',
  },
  {
    name: 'the environment imported',
    tree: { 'server/app/start.ts': "import { env } from 'node:process';\nexport { env };" },
    finding: 'server/app/start.ts:1 process.env may be read only in server/platform/env.ts — environment',
  },
  {
    name: 'a circle of three',
    tree: {
      'web/lib/a.ts': "import './b.ts';",
      'web/lib/b.ts': "export * from './c.ts';",
      'web/lib/c.ts': "export const a = import('./a.ts');",
    },
    finding: 'web/lib/a.ts:1 web/lib/a.ts → web/lib/b.ts → web/lib/c.ts → web/lib/a.ts — circle',
  },
  {
    name: 'a file that imports itself',
    tree: { 'scripts/one.ts': "import './one.ts';" },
    finding: 'scripts/one.ts:1 scripts/one.ts → scripts/one.ts — circle',
  },
  {
    name: 'a circle of types alone, in every form of a type import',
    tree: {
      'web/lib/a.ts': "import type { B } from './b.ts'; export type A = B;",
      'web/lib/b.ts': "import { type C } from './c.ts'; export type B = C;",
      'web/lib/c.ts': "export type { D as C } from './d.ts';",
      'web/lib/d.ts': "export type D = import('./a.ts').A;",
    },
    finding: 'web/lib/a.ts:1 web/lib/a.ts → web/lib/b.ts → web/lib/c.ts → web/lib/d.ts → web/lib/a.ts — circle',
  },
];

test.each(refused)('refuses $name', ({ tree, finding }) => {
  expect(findings(tree)).toEqual([finding]);
});
