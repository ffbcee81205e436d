import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type PostOutside, postWithin, publicInternet } from '#server/platform/http/post-outside.ts';

/** Self-signed for `shop.example.co.za`, for this test server alone, until 2120. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgJjLP6ENY8rmI7OXR
y8DIRKABtGUp9u2fkJmUfJDXo62hRANCAARQKaKmNg2tN/YLqTsXh0rIZLhyN3vs
ekaxBYo9uJ3M32gvveeNsc/ZcrYa3nGwCL0FqCxcP4wYtU8nvmj9rNvp
-----END PRIVATE KEY-----
`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBXjCCAQOgAwIBAgIBATAKBggqhkjOPQQDAjAdMRswGQYDVQQDDBJzaG9wLmV4
YW1wbGUuY28uemEwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMB0x
GzAZBgNVBAMMEnNob3AuZXhhbXBsZS5jby56YTBZMBMGByqGSM49AgEGCCqGSM49
AwEHA0IABFApoqY2Da039gupOxeHSshkuHI3e+x6RrEFij24nczfaC+9542xz9ly
threcbAIvQWoLFw/jBi1Tye+aP2s2+mjMjAwMB0GA1UdEQQWMBSCEnNob3AuZXhh
bXBsZS5jby56YTAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQDZ
kK89pb8zbshW/CkNe5FXSyhNPcux0y8PTXnS363ZtAIhAKuEBDguDYy3brRLIOAP
NP1b2JE9uAWHNV84phOq1QSd
-----END CERTIFICATE-----
`;

export interface Received {
  readonly path: string;
  readonly signature: string;
  readonly body: string;
}

/** What the shop answers: a status, where it redirects to, or nothing at all. */
type Answer = number | { readonly redirect: string } | 'silence';

/** A business’s own system, with an HTTPS server on this machine, under the name `shop.example.co.za`. */
export async function openShop() {
  const received: Received[] = [];
  const answers: Answer[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const signature = String(request.headers['x-sales-signature']);
      received.push({ path: request.url ?? '', signature, body: Buffer.concat(parts).toString() });
      const answer = answers.shift() ?? 204;
      if (answer === 'silence') return;
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.writeHead(302, { location: answer.redirect }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const local = {
    ...publicInternet,
    resolve: ((_name, _options, done) =>
      done(null, [{ address: '127.0.0.1', family: 4 }])) as typeof publicInternet.resolve,
    patienceMs: 500,
    connection: { port, ca: cert },
  };
  /** Reaches the shop, although it is on this machine. */
  const post: PostOutside = postWithin({ ...local, isAllowed: () => true });
  return {
    ...{ address: 'https://shop.example.co.za/hooks', received, post },
    /** As in production, where its name leads to this machine. */
    postAsEver: postWithin(local),
    answerNext: (...next: readonly Answer[]) => answers.push(...next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
