/** Not within brackets, nor before an alternative. No farther than brackets reach: a text of commas alone would take long. */
const betweenSkills = /[,;\n](?! ?(?:or|of)\b)(?![^(]{0,120}\))/;

/** The required skills of a job, one by one. */
export const skillsIn = (requiredSkills: string | null): string[] => (requiredSkills ?? '').split(betweenSkills);
