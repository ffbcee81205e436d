import { describe, expect, test } from 'vitest';
import {
  addressOf,
  json,
  known,
  named,
  openFuzzedApp,
  sendAll,
  sendDrawn,
  signedIn,
  testWhatIsLeft,
} from './fuzzed-app.ts';
import { hostileBodies, hostileContentTypes, hostileValues, notoriousValues } from './hostile-values.ts';
import { sampleInput } from './sample-input.ts';
import { drawn, type Random, seededRandom, seedOfRun } from './seeded-random.ts';

const endpoints = await openFuzzedApp();
const withBody = endpoints.filter(({ body }) => body);

describe.each(named(withBody))('the body of %s', (_name, endpoint) => {
  const { method, body } = endpoint;
  const sample = () => sampleInput(body, known);

  test('may be any value', async () => {
    const path = addressOf(endpoint);
    await sendDrawn(hostileBodies.map((text) => ({ method, path, ...json(endpoint, text) })));
  });

  test('is JSON, or is refused', async () => {
    const path = addressOf(endpoint);
    const typed = hostileContentTypes.map((type) => ({
      method,
      path,
      headers: signedIn(endpoint, { 'content-type': type }),
      body: JSON.stringify(sample()),
    }));
    await sendAll(typed, (code, _answer, { headers }) => {
      if (!String(headers?.['content-type']).startsWith('application/json'))
        expect(code).toBe('request.unsupported_type');
    });
    await sendAll([{ method, path, headers: signedIn(endpoint) }], (code) => expect(code).toBe('request.invalid'));
  });

  test('is refused when it is too large', async () => {
    const huge = { ...sample(), filler: 'x'.repeat(endpoint.largestBody ?? 65_536) };
    await sendAll([{ method, path: addressOf(endpoint), ...json(endpoint, huge) }], (code) => {
      expect(code).toBe('request.too_large');
    });
  });

  test('may have any value in each field', async () => {
    const path = addressOf(endpoint);
    const random = seededRandom(seedOfRun);
    const others = () => Array.from({ length: 12 }, () => random.pick(hostileValues));
    const fields = Object.keys(sample());
    const withValue = (field: string) => (value: unknown) => ({ ...sample(), [field]: value });
    const notorious = fields.flatMap((field) => [
      ...notoriousValues.map(withValue(field)),
      Object.fromEntries(Object.entries(sample()).filter(([name]) => name !== field)),
    ]);
    const bodies = [...notorious, ...drawn(fields.flatMap((field) => others().map(withValue(field))))];
    await sendAll(bodies.map((one) => ({ method, path, ...json(endpoint, one) })));
  });

  test('may have anything in several fields together, and unknown fields', async () => {
    const random = seededRandom(seedOfRun);
    const path = addressOf(endpoint);
    const bodies = Array.from({ length: 40 }, () => mutated(random, sample()));
    await sendDrawn(bodies.map((one) => ({ method, path, ...json(endpoint, one) })));
  });
});

function mutated(random: Random, sample: Record<string, unknown>): Record<string, unknown> {
  const changed = { ...sample };
  const fields = [...Object.keys(sample), 'id', 'userId', 'businessId', 'status', 'role', 'createdAt', 'toString', ''];
  for (let change = random.below(4) + 1; change > 0; change--)
    changed[random.pick(fields)] = random.pick(hostileValues);
  return changed;
}

testWhatIsLeft();
