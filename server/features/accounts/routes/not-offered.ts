import type { FastifyInstance } from 'fastify';
import { AuthRefusal, type AuthRefusalKey } from '../protocol/access/auth-refusal.ts';

const refusals: Readonly<Record<string, AuthRefusalKey>> = {
  '/sso': 'saml_provider_disabled',
  '/sso/*': 'saml_provider_disabled',
  '/user/identities/*': 'manual_linking_disabled',
  '/authorize': 'provider_disabled',
  '/callback': 'provider_disabled',
};

/** Calls of the protocol for ways of signing in that this marketplace does not have. */
export function addNotOfferedRoutes(app: FastifyInstance): void {
  for (const [url, refusal] of Object.entries(refusals)) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url,
      handler: async () => {
        throw new AuthRefusal(refusal);
      },
    });
  }
}
