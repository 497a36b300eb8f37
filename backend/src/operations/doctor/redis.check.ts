import { Redis } from 'ioredis';
import { type DoctorFinding, DoctorFindings, errorMessageOf } from './finding';

const TIMEOUT_MS = 3_000;

const fieldOf = (info: string, name: string): string =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim() ?? '';

/** Whether Redis carries news between processes; without REDIS_URL none is needed. */
export async function checkRedis(url: string | null): Promise<DoctorFinding[]> {
  const findings = new DoctorFindings('Redis');
  if (url === null) return findings.good('not used: jobs are found within a few seconds').all;
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason: unknown = null;
  redis.on('error', (error) => (reason = error));
  try {
    await redis.connect();
    const info = await redis.info();
    findings.good(`${new URL(url).host} answers, version ${fieldOf(info, 'redis_version')}`);
    const policy = fieldOf(info, 'maxmemory_policy');
    if (policy !== '' && policy !== 'noeviction') {
      findings.doubtful(`it may drop keys (${policy})`, 'set maxmemory-policy to noeviction, as Bull asks');
    }
  } catch (error) {
    findings.wrong(
      `${new URL(url).host} does not answer: ${errorMessageOf(reason ?? error)}`,
      'start Redis, mend REDIS_URL, or unset it: jobs then wait up to a few seconds longer',
    );
  } finally {
    redis.disconnect();
  }
  return findings.all;
}
