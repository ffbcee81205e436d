import { isIP } from 'node:net';
import { connect } from 'node:tls';

const patienceMs = 5000;

/** When the certificate that this https address shows ends, valid or not. */
export function readCertificateEnd(origin: string): Promise<Date> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // An expired or wrong certificate has an end as well, which is what is asked for. Nothing is sent.
    const socket = connect(
      { host, port: Number(port || 443), rejectUnauthorized: false, ...(isIP(host) === 0 && { servername: host }) },
      () => {
        const { valid_to: end } = socket.getPeerCertificate();
        socket.destroy();
        if (end) resolve(new Date(end));
        else reject(new Error(`${origin} shows no certificate`));
      },
    );
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`${origin} doesn't answer within ${patienceMs} ms`)));
    socket.on('error', reject);
  });
}
