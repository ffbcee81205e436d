/** Names that lead nowhere, or only to the machine itself. Apple refuses every message of a sender with such a name. */
const nowhere = /(^|\.)(localhost|local|internal|invalid|test|example|example\.(com|net|org))$/i;

/** Whether it is a mail address or an https page where the operator of this installation can be reached. */
export function isReachable(subject: string): boolean {
  const name = /^mailto:[^@\s<>,]+@([^@\s<>,/]+)$/.exec(subject)?.[1] ?? secureName(subject);
  return name !== null && /\.[a-z][a-z\d-]*$/i.test(name) && !nowhere.test(name);
}

function secureName(subject: string): string | null {
  const url = URL.canParse(subject) ? new URL(subject) : null;
  return url?.protocol === 'https:' ? url.hostname : null;
}
