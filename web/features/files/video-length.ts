/** Seconds, as far as this browser can tell without sending it; null when it cannot, and the server has to. */
export function videoLength(file: Blob): Promise<number | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  return new Promise<number | null>((resolve) => {
    video.preload = 'metadata';
    // Of what a recorder wrote as it went, the length stands nowhere: infinite.
    video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? video.duration : null);
    video.onerror = () => resolve(null);
    // Some browsers wait for ever for a format that they do not know.
    setTimeout(() => resolve(null), 3000);
    video.src = address;
  }).finally(() => {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  });
}
