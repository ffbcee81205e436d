import { isIP } from 'node:net';

/** The passkey as its owner stores it. */
export interface PasskeyKey {
  readonly credentialId: Buffer;
  /** COSE. */
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
}

/** COSE: Ed25519, ES256, RS256. What browsers make today signs by one of them. */
export const algorithms = [-8, -7, -257];

/** For which site passkeys are, and which pages may ask for them. */
export interface PasskeySite {
  readonly rpId: string;
  readonly origin: string;
}

/** @param siteUrl an origin */
export function passkeySiteOf(siteUrl: string): PasskeySite {
  const { hostname, origin } = new URL(siteUrl);
  return { rpId: hostname, origin };
}

/** Browsers make passkeys for names alone, not for an address of numbers. */
export function hasPasskeys(siteUrl: string): boolean {
  const { rpId } = passkeySiteOf(siteUrl);
  return isIP(rpId.replaceAll(/[[\]]/g, '')) === 0;
}
