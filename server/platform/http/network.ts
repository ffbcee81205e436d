import { isIPv6 } from 'node:net';

/**
 * What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 address, whose other half anyone can change
 * at will.
 */
export function subscriberOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? firstGroups(address, 4) : address;
}

/** The neighbourhood of an address, which stays when a provider assigns another one. */
export function neighbourhoodOf(address: string): string {
  const subscriber = subscriberOf(address);
  return isIPv6(address) && subscriber.includes(':')
    ? firstGroups(address, 2)
    : subscriber.split('.').slice(0, 2).join('.');
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back]
    .slice(0, count)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
