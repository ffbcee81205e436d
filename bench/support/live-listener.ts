import { Agent, type ClientRequest, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveEvent } from '#contract/live.ts';
import { livePath } from '#contract/live-stream.ts';

export interface Person {
  /** Of the process that they are connected to, without a slash at the end. */
  readonly url: string;
  readonly token: string;
}

const keptOpen = new Agent({ keepAlive: true });

/** Keep-alive connections would keep a process from ending. */
export async function hangUp(): Promise<void> {
  while (Object.keys(keptOpen.sockets).length > 0) await delay(5);
  keptOpen.destroy();
}

/** Resolves with the answer to a call of the API. */
export function callAs({ url, token }: Person, method: string, path: string, body?: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(url + path, { method, headers, agent: keptOpen }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => {
        if ((response.statusCode ?? 500) < 300) resolve(text);
        else reject(new Error(`${method} ${path} is answered with ${response.statusCode}: ${text}`));
      });
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

/** Resolves when the stream is open. Lighter than an EventSource: opening ten thousand has to cost little itself. */
export function listenAs({ url, token }: Person, hear: (event: LiveEvent) => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const stream = request(url + livePath, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The stream is answered with ${response.statusCode}`));
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const ends = text.lastIndexOf('\n\n');
        if (ends === -1) return;
        for (const block of text.slice(0, ends).split('\n\n')) {
          if (block.startsWith('event: ready')) resolve(stream);
          else if (block.startsWith('id: ')) hear(JSON.parse(block.slice(block.indexOf('data: ') + 6)));
        }
        text = text.slice(ends + 2);
      });
      // We end it ourselves.
      response.on('error', () => {});
    });
    stream.on('error', reject).end();
  });
}
