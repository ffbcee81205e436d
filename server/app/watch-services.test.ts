import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, expect, test, vi } from 'vitest';
import { createMetrics } from '#server/platform/metrics.ts';
import { startTestApp } from '#test/support/app.ts';
import { watchServices } from './watch-services.ts';

const app = await startTestApp({ work: false });
afterAll(() => app.close());

/** The lines of one metric, as `labels value`. */
async function linesOf(name: string, registry = app.services.metrics.registry) {
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));
  return lines.map((line) => line.slice(name.length));
}

test('jobs are counted while no worker is running, by what they wait for', async () => {
  const { pool } = app.database;
  await pool.query(`insert into pgboss.job (name, data, start_after)
    select 'mail.send', '{}', now() - interval '20 minutes' from generate_series(1, 334)`);
  await pool.query(
    `insert into pgboss.job (name, data, start_after) values ('mail.send', '{}', now() + interval '1 hour')`,
  );
  const ofMails = async () => (await linesOf('thengisa_queue_jobs')).filter((line) => line.includes('mail.send'));
  expect(await ofMails()).toEqual([
    '{task="mail.send",state="waiting"} 334',
    '{task="mail.send",state="later"} 1',
    '{task="mail.send",state="running"} 0',
    '{task="mail.send",state="failed"} 0',
  ]);
  const lateOf = async (task: string) => {
    const line = (await linesOf('thengisa_queue_late_seconds')).find((one) => one.includes(`"${task}"`));
    return Number(line?.split(' ')[1]);
  };
  expect(await lateOf('mail.send')).toBeGreaterThanOrEqual(1200);
  expect(await lateOf('ledger.verify')).toBe(0);
  await pool.query(`delete from pgboss.job where name = 'mail.send'`);
  // Read anew after a second.
  await vi.waitFor(async () => expect(await lateOf('mail.send')).toBe(0), { timeout: 10_000, interval: 200 });
});

test('the room on the disk of DATA_DIR is reported', async () => {
  const [free = '', all = ''] = await linesOf('thengisa_disk_bytes');
  expect(free).toMatch(/^\{state="free"\} [\d.e+]+$/);
  expect(all).toMatch(/^\{state="all"\} [\d.e+]+$/);
  expect(Number(free.split(' ')[1])).toBeLessThanOrEqual(Number(all.split(' ')[1]));
});

test('the end of the certificate that SITE_URL shows is reported, and nothing without one', async () => {
  expect(await linesOf('thengisa_certificate_expiry_timestamp_seconds ')).toEqual([]);
  const server = createServer({ cert: certificate, key: privateKey }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const siteUrl = `https://localhost:${(server.address() as AddressInfo).port}`;
  const troubles: string[] = [];
  const metrics = createMetrics((_error, name) => troubles.push(name));
  watchServices(metrics, { ...app.services, isReplicaSet: true, dataDir: app.services.env.dataDir, siteUrl });
  expect(await linesOf('thengisa_replica_configured ', metrics.registry)).toEqual(['1']);
  const ends = await linesOf('thengisa_certificate_expiry_timestamp_seconds ', metrics.registry);
  expect(ends).toEqual([String(Date.parse('2046-11-25T21:29:02.000Z') / 1000)]);
  server.close();
  // It is remembered for some minutes, so a proxy that restarts is no alert.
  expect(await linesOf('thengisa_certificate_expiry_timestamp_seconds ', metrics.registry)).toEqual(ends);
  const others = createMetrics((_error, name) => troubles.push(name));
  watchServices(others, { ...app.services, isReplicaSet: true, dataDir: app.services.env.dataDir, siteUrl });
  expect(await linesOf('thengisa_certificate_expiry_timestamp_seconds ', others.registry)).toEqual([]);
  expect(troubles).toEqual(['thengisa_certificate_expiry_timestamp_seconds']);
});

test('every alert has its section in the runbook, and a test that fires and ends it', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();
  const alerts = namesIn(read('deploy/prometheus/alerts.yaml'), /alert: (\w+)/g);
  expect(alerts.length).toBeGreaterThan(15);
  const sections = read('docs/operations/alerts.md').split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n')[0]).sort()).toEqual(alerts);
  for (const section of sections)
    for (const part of ['**Means**: ', '**Do**: ', '**Over when**: ']) expect(section).toContain(part);
  const tests = read('test/operations/alerts.test.yaml')
    .split(/^ {2}- name: /m)
    .slice(1);
  expect(tests.map((one) => one.split(',')[0]).sort()).toEqual(alerts);
  for (const one of tests) {
    const fired = one.match(/exp_samples: .*/g)?.map((samples) => samples.includes('value: 1')) ?? [];
    expect([fired[0], fired.includes(true), fired.at(-1)], one.split('\n')[0]).toEqual([false, true, false]);
  }
});

/** Self-signed for localhost, for this test alone. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBfTCCASOgAwIBAgIUI1qzrUP1HDsJLr46tzmP+l9e9/QwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MB4XDTI2MTEzMDIxMjkwMloXDTQ2MTEyNTIx
MjkwMlowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEWHCSv9TYgbDXHOfMepkqWwQx+ovrCoXoxe6x5Uqcspwj9eE34yPYBOBu
AN02vmdARLf3dTBvoO2FVGs03wv2JaNTMFEwHQYDVR0OBBYEFIflwB5YbO1VcWs/
GvdpzGw9M2q3MB8GA1UdIwQYMBaAFIflwB5YbO1VcWs/GvdpzGw9M2q3MA8GA1Ud
EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhAI8qRdGJxdeXAPVOe4MOUXX7
+hqAtCJv5oFy+PuMhT7tAiACVljIUCBlEspw0LCJ5YQbyAGfEx7b2KrtIdH6+TAO
PQ==
-----END CERTIFICATE-----`;
const privateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4qwD1ZGDgRbl9GYx
JhAt0er2R2uTaCuvokWI/475Pr+hRANCAARYcJK/1NiBsNcc58x6mSpbBDH6i+sK
hejF7rHlSpyynCP14TfjI9gE4G4A3Ta+Z0BEt/d1MG+g7YVUazTfC/Yl
-----END PRIVATE KEY-----`;
