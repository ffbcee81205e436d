import { expect, test } from 'vitest';
import { videoSourceOf } from './video-source.ts';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/shorts/dQw4w9WgXcQ',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?t=3',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'HTTPS://WWW.YouTube.COM/watch?v=dQw4w9WgXcQ',
])('%s is on YouTube', (address) => {
  expect(videoSourceOf(address)).toBe('YouTube');
});

test.each(['https://vimeo.com/76979871', 'https://www.vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'])(
  '%s is on Vimeo',
  (address) => {
    expect(videoSourceOf(address)).toBe('Vimeo');
  },
);

test.each([
  'https://videos.example.co.za/induction.mp4',
  'https://youtube.com.evil.example/watch',
  'https://notyoutube.com/watch',
  'https://evil.example/youtube.com/watch?v=1',
  'https://evil.example/?next=https://vimeo.com/1',
  'https://evil.example/#youtu.be',
  'https://youtube.com@evil.example/watch',
  'https://xn--yutube-9rf.com/watch',
  'https://vimeo.co/76979871',
  'https://myvimeo.com/1',
  'youtube.com/watch',
  'not an address',
  '',
])('%s is a direct link', (address) => {
  expect(videoSourceOf(address)).toBe('Direct Link');
});
