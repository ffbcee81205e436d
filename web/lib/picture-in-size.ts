import type { PictureSize } from '#contract/files/picture-sizes.ts';

/** The address of a stored picture in that size, cropped to its proportions. @param address of a `fileLink` */
export const pictureInSize = <Address extends string | undefined>(address: Address, size: PictureSize) =>
  address && `${address}&size=${size}`;
