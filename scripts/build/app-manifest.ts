import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '#contract/brand.ts';
import { authPath } from '#contract/site/sign-in-addresses.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.png`,
  sizes,
  type: 'image/png',
  form_factor,
  label,
});

/** The web app manifest, which lets a browser install the site. */
const appManifest = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: brand.tagline,
  lang: 'en-ZA',
  // Redirects signed-in users to their portal.
  start_url: authPath,
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
  // Of the demo.
  screenshots: [
    screenshot('rep-dashboard', '780x1688', 'narrow', 'What a rep does next'),
    screenshot('browse-jobs', '780x1688', 'narrow', 'Jobs that suit a rep'),
    screenshot('business-dashboard', '1280x800', 'wide', 'What needs the attention of a business'),
  ],
  shortcuts: [
    { name: 'Business Dashboard', url: '/dashboard' },
    { name: 'Rep Portal', url: '/rep-portal' },
  ],
};

export async function writeAppManifest(site: string): Promise<void> {
  await writeFile(join(site, 'manifest.webmanifest'), JSON.stringify(appManifest));
}
