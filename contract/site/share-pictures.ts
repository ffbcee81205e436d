/** In pixels, as those who show shared links want it. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Where the picture of a page lies that is shown when somebody shares its address. */
export function sharePicturePath(path: string): string {
  return `/share/${path.replace(/^\//, '').replaceAll('/', '-') || 'home'}.png`;
}
