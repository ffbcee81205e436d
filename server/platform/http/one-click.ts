import type { FastifyInstance } from 'fastify';

/**
 * The address of a `List-Unsubscribe` header: a mail program posts to it automatically when its reader presses "unsubscribe" (RFC 8058). The posted body
 * is constant; the token in the address identifies the mail.
 */
export function addOneClick(app: FastifyInstance, path: string, stop: (token: string) => Promise<void>): void {
  app.register(async (scope) => {
    const small = { parseAs: 'string', bodyLimit: 4096 } as const;
    const unread = (_request: unknown, _body: unknown, done: (error: null) => void) => done(null);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, small, unread);
    scope.post(path, { schema: { hide: true } }, async (request, reply) => {
      const { token } = request.query as { token?: unknown };
      await stop(typeof token === 'string' ? token : '');
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('You’re unsubscribed from these emails.');
    });
  });
}
