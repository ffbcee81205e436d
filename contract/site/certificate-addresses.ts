/** Where everybody checks a certificate, and under it each of them. */
export const certificatesPath = '/certificates';

export const certificateAddress = (number: string): string => `${certificatesPath}/${number}`;
