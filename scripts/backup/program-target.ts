/** The address of a database for PostgreSQL's programs. Its password isn't in it: every user of the machine can list arguments. */
export function programTarget(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const { username, password, host, pathname, search } = new URL(url);
  const address = `postgres://${username === '' ? '' : `${username}@`}${host}${pathname}${search}`;
  return { address, env: { PGPASSWORD: decodeURIComponent(password) } };
}
