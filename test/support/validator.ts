import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

interface Validator {
  readonly url: string;
  /** The answer when asked whether a notification is the provider's own. */
  answer: { status: number; body: string };
  /** Called on each request, before the response. */
  onAsked: () => void;
}

/** A fake of the provider's URL for validating notifications only. Closed after the last test of the file. */
export async function openValidator(): Promise<Validator> {
  const validator = { url: '', answer: { status: 200, body: 'VALID' }, onAsked: () => {} };
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      validator.onAsked();
      response.statusCode = validator.answer.status;
      response.end(validator.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  validator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return validator;
}
