import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '#contract/brand.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to install the site. */
const appManifest = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  lang: 'en-ZA',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbfaf5',
  theme_color: '#0a3327',
  categories: ['business', 'productivity'],
  icons: [
    icon(192, 'any'),
    icon(512, 'any'),
    icon(192, 'maskable'),
    icon(512, 'maskable'),
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'Business Dashboard', url: '/dashboard' },
    { name: 'Rep Portal', url: '/rep-portal' },
  ],
};

export async function writeAppManifest(site: string): Promise<void> {
  await writeFile(join(site, 'manifest.webmanifest'), JSON.stringify(appManifest));
}
