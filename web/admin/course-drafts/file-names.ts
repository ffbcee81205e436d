/** `greet-first` of `lessons/01-greet-first.md`. */
export const plainNameOf = (path: string): string =>
  path.replace(/^lessons\/\d\d-|^pictures\//, '').replace(/\.\w+$/, '');

export type FileKind = 'course' | 'lesson' | 'test' | 'picture';

export function kindOf(path: string): FileKind {
  if (path.startsWith('lessons/')) return 'lesson';
  if (path.startsWith('pictures/')) return 'picture';
  return path === 'course.md' ? 'course' : 'test';
}

export const kindWords: Readonly<Record<FileKind, string>> = {
  course: 'Course description',
  lesson: 'Lesson',
  test: 'Final test questions',
  picture: 'Picture',
};
