/** More than a screen shows; less than half of a phone camera's resolution. */
const longestSide = 2000;
/** Smaller files are sent unchanged. */
const smallBytes = 700_000;

/** A smaller version of a picture, rotated by its EXIF orientation; the file itself if that gains nothing. */
export async function shrinkPicture(file: File): Promise<{ readonly name: string; readonly content: Blob }> {
  const asItIs = { name: file.name, content: file };
  if (!file.type.startsWith('image/') || file.size <= smallBytes) return asItIs;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return asItIs;
    // Transparency would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    if (!content || content.size >= file.size) return asItIs;
    return { name: file.name.replace(/\.\w+$/, '.jpg'), content };
  } catch {
    // The server reports what is wrong with it.
    return asItIs;
  }
}
