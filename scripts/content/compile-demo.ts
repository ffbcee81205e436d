import { z } from 'zod';
import { demoBusinessContent, demoGig, demoRepContent, presentGigs } from '#server/demo/demo-schema.ts';
import { listContent, readContent } from './read-content.ts';

const key = z.string().regex(/^[a-z][a-zA-Z]*$/);
const gigsFile = z.strictObject({ business: key, gigs: z.array(demoGig) });

/** Compiles `content/demo` for the product. */
export function compileDemo() {
  const businesses = readContent('demo/businesses.yaml', z.record(key, demoBusinessContent));
  const files = listContent('demo/gigs').map((path) => readContent(path, gigsFile));
  return {
    reps: readContent('demo/reps.yaml', z.record(key, demoRepContent)),
    businesses,
    // The order in which jobs are posted follows that of the businesses.
    gigs: Object.fromEntries(
      Object.keys(businesses).map((name) => [name, files.find(({ business }) => business === name)?.gigs ?? []]),
    ),
    present: readContent('demo/present.yaml', presentGigs),
  };
}
