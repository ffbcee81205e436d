/** The public addresses for verifying certificates. */
export const certificatesPath = '/certificates';

export const certificateAddress = (number: string): string => `${certificatesPath}/${number}`;
