import { Agent, request } from 'node:http';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: string | undefined;
  /** Sent as JSON, or as it is where it is a form. */
  readonly body?: object | string;
  /** The address it seems to come from. */
  readonly from?: string;
  /** Makes a repeat of the same write harmless. */
  readonly idempotencyKey?: string;
}

export interface Answer {
  /** The status, or the code of what broke the connection. */
  readonly status: string;
  readonly text: string;
}

export interface Line {
  send(url: string, request: Request): Promise<Answer>;
  close(): void;
}

/** Connections that are kept open. As many as there are requests under way: an open-loop load never waits for one. */
export function openLine(timeoutMs: number): Line {
  const agent = new Agent({ keepAlive: true });
  return {
    send: (url, { method, path, token, body, from, idempotencyKey }) =>
      new Promise((resolve) => {
        const isForm = typeof body === 'string';
        const content = body === undefined || isForm ? body : JSON.stringify(body);
        const headers = {
          accept: 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(from !== undefined && { 'x-forwarded-for': from }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          ...(content !== undefined && {
            'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
            'content-length': Buffer.byteLength(content),
          }),
        };
        const fail = (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, text: '' });
        const sent = request(url + path, { method, headers, agent, timeout: timeoutMs }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part) => {
            text += part;
          });
          response.on('error', fail).on('end', () => resolve({ status: String(response.statusCode), text }));
        });
        sent.on('error', fail);
        sent.on('timeout', () => sent.destroy(Object.assign(new Error('timeout'), { code: 'TIMEOUT' })));
        sent.end(content);
      }),
    close: () => agent.destroy(),
  };
}

export const isSuccess = ({ status }: Answer): boolean => status.startsWith('2');
