import { type FileDescription, fileDescription } from '#contract/files/files.ts';
import type { FilePurpose } from '#contract/files/purposes.ts';
import { problem } from '#contract/refusals.ts';
import { RefusedCall } from './api.ts';
import { makePdf } from './sample-files/documents.ts';

type Sender = { readonly url: string; readonly accessToken: string | null };

/** Uploads a file as the browser does. */
export function sendFile(
  { url, accessToken }: Sender,
  purpose: FilePurpose,
  { name, content }: { name: string; content: Buffer },
): Promise<Response> {
  return fetch(`${url}/api/files/${purpose}?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
    },
    body: new Uint8Array(content),
  });
}

/** The same, expected to succeed. Throws a RefusedCall. */
export async function uploadFile(
  app: { readonly url: string },
  person: { readonly accessToken: string },
  purpose: FilePurpose,
  file: { name?: string; content?: Buffer } = {},
): Promise<FileDescription> {
  const { name = 'cv.pdf', content = await makePdf() } = file;
  const answer = await sendFile({ url: app.url, accessToken: person.accessToken }, purpose, { name, content });
  if (!answer.ok) throw new RefusedCall(problem.parse(await answer.json()));
  return fileDescription.parse(await answer.json());
}
