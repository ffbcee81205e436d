/** More than a screen shows; less than half of what a phone's camera takes. */
const longestSide = 2000;
/** What is smaller goes as it is. */
const smallBytes = 700_000;

/** A picture that costs less to send, turned as the camera was held; the file itself where that would gain nothing. */
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
    // What is transparent would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    if (!content || content.size >= file.size) return asItIs;
    return { name: file.name.replace(/\.\w+$/, '.jpg'), content };
  } catch {
    // The server says what is wrong with it.
    return asItIs;
  }
}
