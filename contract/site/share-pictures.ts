/** In pixels, as sites that preview shared links expect. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The address of the picture shown when a page is shared. */
export function sharePicturePath(path: string): string {
  return `/share/${path.replace(/^\//, '').replaceAll('/', '-') || 'home'}.png`;
}
