import { type PictureSize, pictureSizes } from '#contract/files/picture-sizes.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { createHttpServer } from '../http/server.ts';
import { Refusal } from '../refusal.ts';
import { contentTypeOf } from './content-type.ts';
import type { ByteRange, FileStore } from './file-store.ts';
import { createPictureSizes } from './picture-sizes.ts';
import { createFileLinks, filesPath } from './signed-links.ts';

interface FileRoutesSettings {
  readonly files: FileStore;
  readonly secretKey: Secret;
  readonly now?: () => number;
}

/** Serves files to holders of a signed address only. */
export function addFileRoutes(app: ReturnType<typeof createHttpServer>, settings: FileRoutesSettings): void {
  const { files, secretKey, now } = settings;
  const links = createFileLinks(secretKey, now);
  const sizes = createPictureSizes(files);

  app.get(`${filesPath}*`, { exposeHeadRoute: false, schema: { hide: true } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const link = links.read(path, request.query as Record<string, unknown>);
    if (link === null) throw new Refusal('file.link_invalid');
    const { key } = link;
    const info = await files.stat(key);
    if (info === null) throw new Refusal('request.not_found');

    const { type, mayBeShown } = contentTypeOf(key);
    const disposition = mayBeShown ? link.disposition : 'attachment';
    const name = key.slice(key.lastIndexOf('/') + 1);
    reply
      .header('content-disposition', `${disposition}; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', policyOf(type))
      .header('cache-control', 'private, no-store');

    // Not signed: a holder of the link may see the whole picture.
    const { size } = request.query as { size?: PictureSize };
    if (type.startsWith('image/') && size !== undefined && pictureSizes.includes(size)) {
      const small = await sizes.resize(key, size);
      if (small) return reply.type('image/webp').send(small);
    }

    reply.header('accept-ranges', 'bytes');
    const range = rangeOf(request.headers.range, info.size);
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${info.size}`).send();
    }
    const content = await files.get(key, range ?? undefined);
    if (content === null) throw new Refusal('request.not_found');
    if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${info.size}`);
    return reply
      .type(type)
      .header('content-length', range ? range.to - range.from + 1 : info.size)
      .send(content);
  });
}

/** Types that a browser opens with a player or a viewer of its own; neither works in a sandbox, and neither runs scripts of the page. */
const opened = {
  pdf: "default-src 'none'; style-src 'unsafe-inline'",
  video: "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'",
};

function policyOf(type: string): string {
  if (type === 'application/pdf') return opened.pdf;
  return type.startsWith('video/') ? opened.video : "sandbox; default-src 'none'";
}

/**
 * The part of a file of `size` bytes that a `Range` header asks for. Null: all of it, as for anything but one byte range. `unsatisfiable`: outside
 * the file.
 */
function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= size) return 'unsatisfiable';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
