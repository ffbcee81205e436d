import { BlockList, isIP } from 'node:net';
import type { PayfastSettings } from './payfast-settings.ts';

const lists = new WeakMap<readonly string[], BlockList>();

/** Whether an address is one of PayFast's: the connection's, or the one given by a trusted proxy. */
export function isFromProvider({ sources }: Pick<PayfastSettings, 'sources'>, address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  let list = lists.get(sources);
  if (!list) {
    list = listOf(sources);
    lists.set(sources, list);
  }
  return list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

function listOf(sources: readonly string[]): BlockList {
  const list = new BlockList();
  for (const source of sources) {
    const [address = '', prefix] = source.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
