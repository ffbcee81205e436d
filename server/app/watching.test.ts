import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { recordBackup } from '#server/features/diagnostics/system/commands/record-backup.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { signUpRep } from '#test/support/people.ts';
import { createMetricsApp } from './create-app.ts';

const token = 'a token of a monitor, and of no installation';
const opened: TestApp[] = [];
const start = async (env: Record<string, string>) => {
  const app = await startTestApp({ env });
  opened.push(app);
  return app;
};

afterAll(() => Promise.all(opened.map((app) => app.close())));

const metricsOf = (url: string, authorization?: string) =>
  fetch(`${url}/metrics`, authorization === undefined ? {} : { headers: { authorization } });

test('metrics are served to holders of the token, by routes and without ids; others get a 404', async () => {
  const { url, services } = await start({ METRICS_TOKEN: token });
  expect((await metricsOf(url)).status).toBe(404);
  expect((await metricsOf(url, `Bearer ${token} `)).status).toBe(200);
  for (const wrong of [`Bearer ${token}x`, token, 'Bearer ', `bearer2 ${token}`])
    expect((await metricsOf(url, wrong)).status).toBe(404);
  const job = '0199f1a0-0001-7000-8000-000000000009';
  await fetch(`${url}/api/jobs/${job}`);
  for (const path of ['/healthz', '/readyz', '/readyz/pages']) expect((await fetch(url + path)).status).toBe(200);
  await services.transaction((tx) => tx.enqueue('ledger.verify', {}));
  const backedUpAt = await recordBackup(services.db);
  await vi.waitFor(
    async () => {
      const answer = await metricsOf(url, `Bearer ${token}`);
      const said = await answer.text();
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
      expect(said).toContain(
        'thengisa_http_answer_seconds_count{method="GET",route="/api/jobs/:jobId",status="401"} 1',
      );
      expect(said).not.toContain(job);
      // Health checks aren't requests.
      expect(said).not.toMatch(/route="\/(healthz|readyz|metrics)/);
      expect(said).toContain('thengisa_replica_configured 0');
      expect(said).toContain('thengisa_database_connections{state="open"}');
      expect(said).toMatch(/thengisa_queue_jobs\{task="mail.send",state="waiting"\} 0/);
      expect(said).toContain('thengisa_live_streams 0');
      expect(said).toContain('thengisa_tasks_total{task="ledger.verify",outcome="completed"} 1');
      expect(said).toContain('thengisa_money_differences 0');
      expect(said).toMatch(
        /thengisa_money_checked_timestamp_seconds 1\.\d+e9|thengisa_money_checked_timestamp_seconds \d{10}/,
      );
      const [, backup] = /^thengisa_backup_timestamp_seconds (\S+)$/m.exec(said) ?? [];
      expect(Number(backup)).toBeCloseTo(backedUpAt.getTime() / 1000, 1);
      expect(said).toContain('process_cpu_seconds_total');
    },
    { timeout: 15_000, interval: 100 },
  );
});

test('differences in the books are counted', async () => {
  const { services, database } = await start({ METRICS_TOKEN: token });
  const client = await database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into ledger_accounts (id, kind, rep_id, balance_cents) values (gen_random_uuid(), 'rep_wallet', gen_random_uuid(), 500)`,
    );
  } finally {
    client.release(true);
  }
  await services.transaction((tx) => tx.enqueue('ledger.verify', {}));
  await vi.waitFor(
    async () => expect(await services.metrics.registry.metrics()).toContain('thengisa_money_differences 1'),
    { timeout: 15_000, interval: 100 },
  );
});

test("without a token the app's port has no metrics; the dedicated port needs none", async () => {
  const { url, services } = await start({});
  expect((await metricsOf(url, 'Bearer ')).status).toBe(404);
  const app = createMetricsApp(services);
  const own = await app.listen({ host: '127.0.0.1', port: 0 });
  const said = await (await metricsOf(own)).text();
  expect(said).toContain('thengisa_database_connections');
  // The books have not been verified yet, and are not reported as correct.
  expect(said).not.toMatch(/^thengisa_money_differences \d/m);
  expect((await fetch(`${own}/readyz`)).status).toBe(404);
  await app.close();
});

test('the dashboard and the rules use only metrics that exist', async () => {
  const { services } = await start({});
  const folder = new URL('../../', import.meta.url);
  const told = new Set(services.metrics.registry.getMetricsAsArray().map(({ name }) => name));
  for (const file of ['docs/operations/grafana-dashboard.json', 'deploy/prometheus/alerts.yaml']) {
    const asked = readFileSync(new URL(file, folder), 'utf8').match(/\b(thengisa|process|nodejs)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.map((name) => name.replace(/_(bucket|count)$/, '')).filter((name) => !told.has(name))).toEqual([]);
  }
});

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}
interface SentSpan {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

test('a collector gets traces of a request and its statements, and nothing that people wrote', async () => {
  const spans: SentSpan[] = [];
  const collector = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Sent;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const app = await startTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } });
  const rep = await signUpRep(app);
  await fetch(`${app.url}/api/jobs?q=a-secret-word`, { headers: { authorization: `Bearer ${rep.accessToken}` } });
  await fetch(`${app.url}/readyz`);
  await app.services.transaction((tx) => tx.enqueue('ledger.verify', {}));
  await vi.waitFor(
    async () => expect(await app.services.metrics.registry.metrics()).toContain('task="ledger.verify",outcome='),
    { timeout: 15_000, interval: 100 },
  );
  await app.close();
  collector.close();

  const request = spans.find(({ name }) => name === 'GET /api/jobs');
  expect(request).toBeDefined();
  expect(spans.some(({ name, parentSpanId }) => name === 'select' && parentSpanId === request?.spanId)).toBe(true);
  expect(spans.some(({ name }) => name === 'GET /readyz')).toBe(false);
  expect(spans.some(({ name }) => name === 'task ledger.verify')).toBe(true);
  const said = JSON.stringify(spans);
  expect(said).not.toContain('a-secret-word');
  expect(said).not.toContain(rep.email);
  expect(said).not.toContain(rep.userId);
});
