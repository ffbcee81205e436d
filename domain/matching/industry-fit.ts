/** Which industries of profiles mean which industries of jobs, and how nearly. */
const meant: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  technology: { Technology: 1 },
  telecommunications: { Technology: 0.9, Retail: 0.3 },
  finance: { Finance: 1 },
  'financial services': { Finance: 1 },
  insurance: { Finance: 0.9, Healthcare: 0.2 },
  healthcare: { Healthcare: 1 },
  'beauty & cosmetics': { Retail: 0.7, Healthcare: 0.5 },
  'sport & fitness': { Other: 0.7, Retail: 0.4, Healthcare: 0.4 },
  retail: { Retail: 1 },
  fmcg: { Retail: 0.9, Manufacturing: 0.2 },
  'food & beverage': { Retail: 0.8, Other: 0.3 },
  'fashion & clothing': { Retail: 0.9 },
  manufacturing: { Manufacturing: 1 },
  'construction & hardware': { Manufacturing: 0.8, Retail: 0.4, 'Real Estate': 0.3 },
  'agriculture & farming': { Manufacturing: 0.5, Other: 0.7 },
  automotive: { Automotive: 1 },
  'real estate': { 'Real Estate': 1 },
  'energy & solar': { Manufacturing: 0.5, Technology: 0.5, Other: 0.6 },
  education: { Other: 0.8 },
  'events & promotions': { Other: 0.7, Retail: 0.6 },
  'hospitality & tourism': { Other: 0.7, Retail: 0.3 },
  other: { Other: 0.6 },
};

const known = new Map(Object.entries(meant).map(([name, jobs]) => [name, new Map(Object.entries(jobs))]));

/** The nearest of what a profile names. Null: it names none. */
export function industryFit(job: string, named: readonly (string | null)[]): number | null {
  let best: number | null = null;
  for (const name of named) {
    const jobs = name === null ? undefined : known.get(name.toLowerCase());
    if (jobs) best = Math.max(best ?? 0, jobs.get(job) ?? 0);
  }
  return best;
}
