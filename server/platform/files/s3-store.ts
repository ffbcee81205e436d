import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { StartupError } from '../startup-error.ts';
import type { Drafts } from './drafts.ts';
import { refuseInvalidKey, refuseInvalidPrefix } from './file-key.ts';
import type { FileStore } from './file-store.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Stores files in a bucket of any S3-compatible service. The bucket must exist and be private. */
export async function openS3Store(
  { endpoint, region, bucket, accessKey, secretKey }: S3Settings,
  { receive }: Drafts,
): Promise<FileStore> {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // The bucket stays in the path: most compatible services have no host name for each bucket.
    forcePathStyle: true,
    // Services other than Amazon's do not all know the checksums that this client would add unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await prove(client, bucket, endpoint);
  const objectOf = (key: string) => {
    refuseInvalidKey(key);
    return { Bucket: bucket, Key: key };
  };

  return {
    receive,
    async put(key, content) {
      const object = objectOf(key);
      if (Buffer.isBuffer(content)) {
        await client.send(new PutObjectCommand({ ...object, Body: content }));
        return;
      }
      const file = createReadStream(content.path);
      try {
        await client.send(new PutObjectCommand({ ...object, Body: file, ContentLength: content.size }));
      } finally {
        // A client that fails does not close it, and its space on disk would stay taken.
        file.destroy();
      }
    },
    async copy(from, to) {
      const { Key } = objectOf(from);
      await client.send(new CopyObjectCommand({ ...objectOf(to), CopySource: `${bucket}/${Key}` }));
    },
    async get(key, range) {
      const Range = range && `bytes=${range.from}-${range.to}`;
      const answer = await client.send(new GetObjectCommand({ ...objectOf(key), Range })).catch(nullWhenMissing);
      return (answer?.Body as Readable | undefined) ?? null;
    },
    async stat(key) {
      const answer = await client.send(new HeadObjectCommand(objectOf(key))).catch(nullWhenMissing);
      return answer && { key, size: answer.ContentLength ?? 0, modifiedAt: answer.LastModified ?? new Date(0) };
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(objectOf(key)));
    },
    async *list(prefix) {
      refuseInvalidPrefix(prefix);
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          yield { key: Key, size: Size, modifiedAt: LastModified };
        }
      }
    },
  };
}

async function prove(client: S3Client, bucket: string, endpoint: string): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    const reasons: Record<number, string> = {
      403: 'S3_ACCESS_KEY and S3_SECRET_KEY do not open it',
      404: 'there is no such bucket',
    };
    const reason = reasons[status ?? 0] ?? (error as Error).message;
    throw new StartupError(`Cannot use the bucket ${bucket} at ${endpoint}: ${reason}. Check the S3_ variables.`, {
      cause: error,
    });
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}
