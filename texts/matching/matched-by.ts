/** What matching mainly weighs, within a sentence. */
export const matchedBy = 'industry, location, days and hours, experience and skills';

export const alsoMatchedBy = 'pay, languages, transport, courses and a rep’s reliability';
