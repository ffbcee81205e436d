import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { bareEnvironment } from '../../env.ts';

const MB = 1024 * 1024;

/** LC_ALL: whatever the machine's language, the server's log and its error messages stay in English. */
export function serverEnvironment({ durable }: { durable: boolean }): NodeJS.ProcessEnv {
  return { ...bareEnvironment(), LC_ALL: 'C', ...(durable ? {} : { GLIBC_TUNABLES: keptMemory }) };
}

/** Keeps freed memory for the next statement and takes it from the kernel in large pages: a tenth less to do. */
const keptMemory = Object.entries({
  trim_threshold: 64 * MB,
  mmap_threshold: 32 * MB,
  top_pad: 2 * MB,
  hugetlb: 1,
})
  .map(([name, value]) => `glibc.malloc.${name}=${value}`)
  .join(':');

/** No test data outlives the server, and autovacuum would visit hundreds of databases each minute. */
const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // Several applications stay connected for each test worker.
  max_connections: '1000',
  // A new connection reads these one after the other, and they are in the kernel's cache already.
  shared_buffers: '64MB',
  wal_buffers: '512kB',
  io_method: 'sync',
  track_counts: 'off',
};

/** Given on the command line, so that a new version's settings also reach clusters made earlier. */
export async function serverArguments(options: {
  port: number;
  clusterName: string;
  durable: boolean;
}): Promise<string[]> {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(options.port),
    unix_socket_directories: '',
    cluster_name: options.clusterName,
    max_connections: '200',
    shared_buffers: memory >= 2048 * MB ? '256MB' : memory >= 1024 * MB ? '128MB' : '64MB',
    effective_cache_size: `${Math.max(128, Math.floor(memory / MB / 2))}MB`,
    maintenance_work_mem: memory >= 2048 * MB ? '256MB' : '64MB',
    work_mem: '8MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    dynamic_shared_memory_type: await sharedMemoryType(),
    ...(options.durable ? {} : throwaway),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Containers often get 64 MB of /dev/shm, which one parallel query fills. */
async function sharedMemoryType(): Promise<string> {
  if (process.platform === 'win32') return 'windows';
  if (process.platform !== 'linux') return 'posix';
  const shm = await statfs('/dev/shm').catch(() => null);
  return shm !== null && shm.bsize * shm.blocks >= 256 * MB ? 'posix' : 'mmap';
}
