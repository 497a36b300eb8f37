import { existsSync } from 'node:fs';
import { readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DoctorFinding, DoctorFindings, errorMessageOf } from './finding';

const MIB = 1024 * 1024;
/** Below this, the next hours of a busy site do not fit. */
const MIN_BYTES = 200 * MIB;
const FEW_BYTES = 1024 * MIB;
const MIN_SECRET_LENGTH = 32;

const inMib = (bytes: number): string => `${Math.floor(bytes / MIB).toLocaleString('en')} MiB`;

/** Whether what Linklet keeps can be kept there. */
export async function checkDataFolder(dataDir: string, hasSecretSetting: boolean): Promise<DoctorFinding[]> {
  const findings = new DoctorFindings('data folder');
  if (!existsSync(dataDir)) {
    return findings.doubtful(
      `${dataDir} does not exist`,
      'the first start makes it; if this is no new installation, set DATA_DIR to its folder',
    ).all;
  }
  await checkWriting(dataDir, findings);
  await checkRoom(dataDir, findings);
  if (!hasSecretSetting) await checkSecret(join(dataDir, 'secret'), findings);
  return findings.all;
}

async function checkWriting(dataDir: string, findings: DoctorFindings): Promise<void> {
  const probe = join(dataDir, `doctor-${String(process.pid)}`);
  try {
    await writeFile(probe, 'looked\n', { flush: true });
    findings.good(`${dataDir} can be written`);
  } catch (error) {
    findings.wrong(
      `${dataDir} cannot be written: ${errorMessageOf(error)}`,
      'make room, or give it to the user that Linklet runs as',
    );
  } finally {
    await rm(probe, { force: true });
  }
}

async function checkRoom(dataDir: string, findings: DoctorFindings): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  if (free < MIN_BYTES) findings.wrong(`${inMib(free)} are free`, 'make room before the disk is full');
  else if (free < FEW_BYTES) findings.doubtful(`${inMib(free)} are free`, 'make room soon');
  else findings.good(`${inMib(free)} are free`);
}

async function checkSecret(file: string, findings: DoctorFindings): Promise<void> {
  if (!existsSync(file)) {
    findings.doubtful(
      `there is no ${file}`,
      'the first start makes one; if this is no new installation, put the old one back, or all are signed out',
    );
    return;
  }
  try {
    const isLong = (await readFile(file, 'utf8')).trim().length >= MIN_SECRET_LENGTH;
    if (isLong) findings.good('the secret is there');
    else findings.wrong(`${file} is too short`, 'restore it, or remove it to have a new one made');
  } catch (error) {
    findings.wrong(
      `the secret cannot be read: ${errorMessageOf(error)}`,
      'give it to the user that Linklet runs as',
    );
  }
}
