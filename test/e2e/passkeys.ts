import type { CDPSession, Page } from '@playwright/test';

/** Chromium's virtual authenticator for passkeys, which approves every request. */
export async function plugInAuthenticator(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the user is verified, by fingerprint or PIN. */
    verifies: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    forget: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
    unplug: async () => {
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      await devtools.detach();
    },
  };
}
