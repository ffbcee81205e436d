import { type LookupAddress, lookup } from 'node:dns';
import { type RequestOptions, request } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
/** Global unicast: all other addresses of IPv6 are local, or carry an IPv4 address. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** Whether an address is one of the public Internet, not of our own network or this machine. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? global6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
    : isIP(address) === 4 && !inside.check(address, 'ipv4');

/** Whether a user may name this address as one we post to: https, on its usual port, by a name. What the name leads to is checked with each post. */
export function mayPostTo(address: string): boolean {
  if (address.length > 500 || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || hash !== '') return false;
  return /\.[a-z][a-z0-9-]*$/i.test(hostname) && !/\.(local|localhost|internal|lan|home|arpa)$/i.test(hostname);
}

/** Looks a name up, as `lookup` of Node does with `all`. */
type Resolve = (
  hostname: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Looks a name up and refuses it if any of its addresses isn’t allowed: the connection goes to an address that was checked. */
const lookupAllowed =
  (resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address)))
        return done(Object.assign(new Error('The address leads into a private network'), { code: 'EPRIVATE' }), '', 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });

export interface Posted {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts to an address that a user named, and returns the status. Follows no redirects, reads no answer, and gives up after ten seconds. */
export type PostOutside = (post: Posted) => Promise<number>;

/** What only tests change: they post to a server of their own. */
interface Reach {
  readonly resolve: Resolve;
  readonly isAllowed: (address: string) => boolean;
  readonly patienceMs: number;
  readonly connection: Pick<RequestOptions, 'port'> & { readonly ca?: string };
}

export const postWithin =
  ({ resolve: find, isAllowed, patienceMs, connection }: Reach): PostOutside =>
  ({ address, headers, body }) =>
    new Promise((resolve, reject) => {
      if (!mayPostTo(address)) return reject(new Error('This address may not be posted to'));
      const call = request(
        address,
        {
          ...{ method: 'POST', agent: false, signal: AbortSignal.timeout(patienceMs), ...connection },
          lookup: lookupAllowed(find, isAllowed),
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        },
      );
      call.on('error', reject);
      call.end(body);
      return undefined;
    });

export const publicInternet: Reach = {
  resolve: lookup,
  isAllowed: isPublicAddress,
  patienceMs: 10_000,
  connection: {},
};

export const postOutside: PostOutside = postWithin(publicInternet);
