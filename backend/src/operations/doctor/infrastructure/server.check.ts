import type { DataSource } from 'typeorm';
import type { DoctorFindings } from '../finding';
import { isAtLeast } from '../version';

const MIN_VERSIONS = { MySQL: '8.0.17', MariaDB: '10.6' } as const;
const MIN_PACKET_BYTES = 4 * 1024 * 1024;
/** Tokens and codes bear a minute. */
const MAX_SKEW_MS = 60_000;
const MUCH_SKEW_MS = 2_000;

interface ServerFacts {
  readonly version: string;
  readonly charset: string;
  readonly flush: number | string;
  readonly packet: number | string;
  /** Milliseconds since 1970, on the server's clock. */
  readonly now: number | string;
}

/** Whether a MySQL or MariaDB is one that keeps what it is given, as it was given. */
export async function checkServer(dataSource: DataSource, findings: DoctorFindings): Promise<void> {
  const askedAt = Date.now();
  const [facts] = await dataSource.query<ServerFacts[]>(
    `SELECT VERSION() AS version, @@character_set_database AS charset, @@innodb_flush_log_at_trx_commit AS flush,
       @@max_allowed_packet AS packet, ROUND(UNIX_TIMESTAMP(NOW(3)) * 1000) AS now`,
  );
  if (!facts) return;
  const between = (askedAt + Date.now()) / 2;
  checkVersion(facts.version, findings);
  if (facts.charset !== 'utf8mb4') {
    findings.wrong(
      `its character set is ${facts.charset}`,
      'ALTER DATABASE … CHARACTER SET utf8mb4, before the first start',
    );
  }
  if (Number(facts.flush) !== 1) {
    findings.doubtful(
      `innodb_flush_log_at_trx_commit is ${String(facts.flush)}`,
      'set it to 1, or links of the last second are lost with the power',
    );
  }
  if (Number(facts.packet) < MIN_PACKET_BYTES) {
    findings.doubtful(
      `max_allowed_packet is ${String(facts.packet)}`,
      `set it to ${String(MIN_PACKET_BYTES)} or more, or large batches are refused`,
    );
  }
  checkClocks(Number(facts.now) - between, findings);
}

function checkVersion(version: string, findings: DoctorFindings): void {
  const name = version.includes('MariaDB') ? 'MariaDB' : 'MySQL';
  const says = `${name} ${version}`;
  if (isAtLeast(version, MIN_VERSIONS[name])) findings.good(says);
  else findings.wrong(says, `take ${name} ${MIN_VERSIONS[name]} or newer`);
}

function checkClocks(skew: number, findings: DoctorFindings): void {
  const says = `its clock and ours are ${(Math.abs(skew) / 1_000).toFixed(1)} s apart`;
  const remedy = 'let both machines follow the same time servers (NTP)';
  if (Math.abs(skew) > MAX_SKEW_MS) findings.wrong(says, remedy);
  else if (Math.abs(skew) > MUCH_SKEW_MS) findings.doubtful(says, remedy);
  else findings.good(says);
}
