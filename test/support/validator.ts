import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

interface Validator {
  readonly url: string;
  /** What it answers when it is asked whether a notification is the provider's own. */
  answer: { status: number; body: string };
  /** Called when it is asked, before it answers. */
  onAsked: () => void;
}

/** The provider's address for confirming notifications, and nothing else of it. It is closed after the last test of the file. */
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
