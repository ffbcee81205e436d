const largest = 12_288;

const elements = new Set('svg title g rect circle ellipse line polyline polygon path text tspan'.split(' '));
const attributes = new Set(
  `xmlns viewBox width height x y x1 y1 x2 y2 dx dy cx cy r rx ry d points fill stroke transform opacity font-size font-family
   font-weight font-style text-anchor dominant-baseline stroke-width stroke-linecap stroke-linejoin stroke-dasharray
   fill-opacity stroke-opacity fill-rule role aria-label letter-spacing`.split(/\s+/),
);

const tag = /<(?:\/(?<end>[\w:]+)|(?<start>[\w:]+)(?<rest>(?:\s+[\w:-]+="[^"<>]*")*)\s*\/?)>/g;
const attribute = /([\w:-]+)="([^"]*)"/g;
const size = /viewBox="0 0 640 (\d+)"/;

interface ReadPicture {
  readonly picture: { readonly svg: string; readonly width: number; readonly height: number } | null;
  readonly problems: readonly string[];
}

/**
 * Checks a picture of a course: shapes and text alone. It is shown as an image, which runs no script; this keeps it light
 * and legible.
 */
export function readPicture(source: string): ReadPicture {
  const problems: string[] = [];
  const svg = source.trim();
  if (Buffer.byteLength(svg) > largest) problems.push(`the picture has more than ${largest} bytes`);
  if (!/^<svg[^>]*>\s*<title>[^<]+<\/title>/.test(svg)) problems.push('start the picture with <svg …><title>');
  for (const { groups } of svg.matchAll(tag)) {
    const name = groups?.start ?? groups?.end ?? '';
    if (!elements.has(name)) problems.push(`<${name}> is not allowed`);
    for (const [, key = '', value = ''] of (groups?.rest ?? '').matchAll(attribute)) {
      if (!attributes.has(key)) problems.push(`${key} is not allowed`);
      if (key === 'font-size' && Number(value) < 22)
        problems.push(`text of size ${value} is too small for a phone (use 22 or more)`);
    }
  }
  if (/[<>]/.test(svg.replace(tag, ''))) problems.push('the SVG is not well formed');
  const height = Number(size.exec(svg)?.[1] ?? 0);
  if (height < 100 || height > 1000) problems.push('set the viewBox to "0 0 640 …", 100 to 1000 high');
  return { picture: problems.length === 0 ? { svg, width: 640, height } : null, problems: [...new Set(problems)] };
}
