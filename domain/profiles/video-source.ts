import type { VideoSource } from '#contract/training-videos/training-videos.ts';

const homes: readonly (readonly [source: VideoSource, host: string])[] = [
  ['YouTube', 'youtube.com'],
  ['YouTube', 'youtu.be'],
  ['YouTube', 'youtube-nocookie.com'],
  ['Vimeo', 'vimeo.com'],
];

/** The player for a video. Another host that only looks like one of them is an ordinary link. */
export function videoSourceOf(address: string): VideoSource {
  if (!URL.canParse(address)) return 'Direct Link';
  const { hostname } = new URL(address);
  const home = homes.find(([, host]) => hostname === host || hostname.endsWith(`.${host}`));
  return home?.[0] ?? 'Direct Link';
}
