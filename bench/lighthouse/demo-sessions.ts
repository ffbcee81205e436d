import type { Browser, BrowserContextOptions } from '@playwright/test';
import { coursesApi } from '#contract/courses/courses.ts';
import { operatorsApi } from '#contract/operators/operators.ts';
import { sessionKey } from '#web/lib/stored-session.ts';

const password = 'Thengisa-demo-2026';

/** What a browser of theirs has stored. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface DemoSessions {
  readonly none: StorageState;
  readonly rep: StorageState;
  readonly business: StorageState;
  readonly admin: StorageState;
  /** A course that the rep has begun, and the lesson to continue with. */
  readonly lesson: { readonly courseId: string; readonly number: number };
}

/**
 * Signs in the users of the demo that the README names.
 * @param url of the site
 * @param server where it answers without TLS
 */
export async function openDemoSessions(url: string, server: string, browser: Browser): Promise<DemoSessions> {
  const signIn = (email: string) => openSession(url, server, email);
  const repSession = await signIn('rep@demo.example');
  const stored = (session: string): StorageState => ({
    cookies: [],
    origins: [{ origin: url, localStorage: [{ name: sessionKey, value: session }] }],
  });
  return {
    none: { cookies: [], origins: [] },
    rep: stored(repSession),
    business: stored(await signIn('business@demo.example')),
    admin: await signInToPanel(url, browser),
    lesson: await begunLesson(server, JSON.parse(repSession).access_token),
  };
}

/** The session as the browser's client stores it. */
async function openSession(url: string, server: string, email: string): Promise<string> {
  const response = await fetch(`${server}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${email} could not sign in: ${answer}`);
  return answer;
}

async function signInToPanel(url: string, browser: Browser): Promise<StorageState> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const response = await context.request.post(url + operatorsApi.signIn.path, {
      headers: { origin: url },
      data: { email: 'admin@demo.example', password },
    });
    if (!response.ok()) throw new Error(`The admin could not sign in: ${await response.text()}`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

async function begunLesson(server: string, token: string): Promise<DemoSessions['lesson']> {
  const response = await fetch(server + coursesApi.list.path, { headers: { authorization: `Bearer ${token}` } });
  const { items } = coursesApi.list.response.parse(await response.json());
  const started = items.find(({ own }) => own?.begunAt && !own.completedAt);
  if (!started) throw new Error('The rep of the demo has begun no course.');
  return { courseId: started.id, number: 1 };
}
