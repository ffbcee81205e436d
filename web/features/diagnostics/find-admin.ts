import { operatorsApi } from '#contract/operators/operators.ts';
import { call } from '#web/lib/api-client.ts';
import { adminSessionKey, isLocalAdmin, readStored } from '#web/lib/stored-session.ts';

/** Whether the server knows an administrator here. Not asked unless one signed in recently. */
export async function findAdmin(): Promise<boolean> {
  if (!isLocalAdmin(readStored(adminSessionKey), new Date())) return false;
  return call(operatorsApi.session, {}).then(
    () => true,
    () => false,
  );
}
