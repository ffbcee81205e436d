/** The sizes in which stored pictures are served, in pixels: twice those of avatars and of previews in messages, for sharp screens. */
export const pictureSizes = ['64x64', '80x80', '128x128', '160x160', '480x360'] as const;

export type PictureSize = (typeof pictureSizes)[number];
