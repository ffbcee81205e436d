interface Place {
  readonly lesson: number;
  readonly block: number;
}

const left = new Map<string, Place>();

/** The learner's place in a lesson, stored here because they may be back before the server has received it. */
export function keepPlace(userId: string, courseId: string, place: Place): void {
  left.set(`${userId} ${courseId}`, place);
}

export function placeLeft(userId: string, courseId: string): Place | undefined {
  return left.get(`${userId} ${courseId}`);
}

export function forgetPlace(userId: string, courseId: string): void {
  left.delete(`${userId} ${courseId}`);
}

/** The part of the window, from its top, where readers look. */
const readingPart = 0.35;

/** The last block of a text that begins above the reading line, from 0. */
export function blockAt(text: HTMLElement): number {
  const line = window.innerHeight * readingPart;
  let found = 0;
  for (const [at, block] of [...text.children].entries()) {
    if (block.getBoundingClientRect().top > line) break;
    found = at;
  }
  return found;
}

/** Scrolls to the learner's place. */
export function goToBlock(text: HTMLElement, block: number): void {
  text.children[block]?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
