import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { type RefusalCode, refusals } from '#contract/refusals.ts';
import { Refusal } from '../refusal.ts';
import { problemOf } from './problems.ts';

const fromNode: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'request.head_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too_slow',
};

/** For how long the rest of a refused request is still accepted, in milliseconds. */
const patienceMs = 2000;

/** Answers what Node could not read as a request, and so never becomes one. */
export function answerUnread(headers: Record<string, string>) {
  return ({ code }: ConnectionError, socket: Socket): void => {
    // What still comes after the refusal is no request either.
    if (code !== 'ECONNRESET' && socket.writable) refuseUnread(socket, fromNode[code] ?? 'request.malformed', headers);
  };
}

/** Ends a connection whose request did not come as a whole with the shape and the headers of every other refusal. */
export function refuseUnread(socket: Socket, code: RefusalCode, headers: Record<string, string>): void {
  const { status } = refusals[code];
  const body = JSON.stringify(problemOf(new Refusal(code), uuidv7()));
  const head = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Closed with something unread, the connection would be reset, and the answer lost with it.
  socket.resume();
  socket.setTimeout(patienceMs, () => socket.destroy());
}
