import { expect, test } from 'vitest';
import { passkeyTrouble } from './passkey-texts.ts';

const named = (name: string, code?: string) =>
  Object.assign(new Error('of a browser'), { name, ...(code && { code }) });

test('says what to do, whichever side refused', () => {
  expect(passkeyTrouble(named('NotAllowedError', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'))).toMatch(/cancelled/);
  expect(passkeyTrouble(named('InvalidStateError', 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'))).toMatch(/already/);
  expect(passkeyTrouble({ code: 'webauthn_credential_not_found', message: '', status: 400 })).toMatch(/another way/);
  expect(passkeyTrouble(named('TypeError'))).toMatch(/another device/);
  expect(passkeyTrouble({ message: 'User is banned', status: 400 })).toBe('User is banned');
  expect(passkeyTrouble({ message: 'Failed to fetch', status: 0 })).toMatch(/Check your connection/);
});

test('a prompt that the page itself cancelled has no message', () => {
  expect(passkeyTrouble(named('AbortError', 'ERROR_CEREMONY_ABORTED'))).toBeNull();
});
