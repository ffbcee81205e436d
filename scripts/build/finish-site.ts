import { madeFrames } from '#contract/site/made-pages.ts';
import { authPath } from '#contract/site/sign-in-addresses.ts';
import { publicPages } from '#contract/site/site-map.ts';
import { writeAppManifest } from './app-manifest.ts';
import { findCourseFiles } from './course-files.ts';
import { checkFactLinks } from './fact-links.ts';
import { startLate } from './late-start.ts';
import { finishOfflinePage } from './offline-page.ts';
import { postponeScripts } from './script-priority.ts';
import { buildServiceWorker } from './service-worker.ts';
import { drawPostingPictures, drawSharePictures } from './share-pictures.ts';
import { shortenManifest } from './short-manifest.ts';
import { writeViewFiles } from './view-files.ts';

/** Adds to the built site what React Router does not make. `version` changes with the site. */
export async function finishSite(site: string, version: string): Promise<void> {
  await checkFactLinks(site);
  await writeAppManifest(site);
  await startLate(site, [...publicPages, ...Object.values(madeFrames), authPath]);
  const courseFiles = await findCourseFiles(site);
  await writeViewFiles(site);
  await shortenManifest(site);
  await postponeScripts(site);
  await drawSharePictures(site, publicPages);
  await drawPostingPictures(site);
  const precache = await finishOfflinePage(site);
  await buildServiceWorker(site, { precache, courseFiles, version });
}
