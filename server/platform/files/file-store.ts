import type { Readable } from 'node:stream';
import type { Draft, Drafts } from './drafts.ts';

export interface FileInfo {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Files under keys such as `vetting/3f2c/id-document.pdf`. Every call throws InvalidKey for any other kind of key. Where
 * there is a file `a/b` there can be none named `a`.
 */
export interface FileStore {
  /** Where an upload is inspected before it is stored. */
  readonly receive: Drafts['receive'];
  /**
   * Stores the content, or a draft of its own, under the key, replacing an earlier one; a draft can be put once. A reader sees the old or the new
   * file, never a part.
   */
  put(key: string, content: Buffer | Draft): Promise<void>;
  /** As `put`, with the content of another key. Throws when there is none. */
  copy(from: string, to: string): Promise<void>;
  /** Null when there is no such file. A range must lie inside the file. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  stat(key: string): Promise<FileInfo | null>;
  /** No error when it is gone already. */
  delete(key: string): Promise<void>;
  /** Every file whose key begins with the prefix (empty, or whole parts ending in a slash), in no order. */
  list(prefix: string): AsyncIterable<FileInfo>;
}
