/** Those of Chrome, Edge, Samsung and Opera; of Firefox; of Safari; and of Edge on Windows. A name that begins with a dot matches all below it. */
const services = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

const longest = 2000;

/**
 * Whether an address that a browser gave leads to a push service. Its sender can write anything there: we post to no other place, least of all within
 * our own network.
 */
export function isPushService(endpoint: string): boolean {
  if (endpoint.length > longest || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name));
}
