import { encode, renderSVG } from 'uqr';

/**
 * A QR code as a self-contained SVG: dark on white, so that it is readable in dark mode too, and without hairlines between the modules at odd sizes.
 */
export function qrSvg(text: string): string {
  const svg = renderSVG(text, { ecc: 'M', border: 4, pixelSize: 1 });
  return svg.replace('<svg ', '<svg shape-rendering="crispEdges" ');
}

/** Its modules row by row, dark ones true, with the quiet zone: for other renderers. */
export const qrModules = (text: string): readonly (readonly boolean[])[] => encode(text, { ecc: 'M', border: 4 }).data;

/** The SVG as an address for an `<img>`. */
export const qrPicture = (text: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(qrSvg(text)).toString('base64')}`;
