import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isUniqueViolation } from '../../../../shared/database/database-errors';
import { addMissingRows, momentOrNull, putRow } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { updateById } from '../../../../shared/database/update-by-id';
import {
  CertificateStore,
  type ChallengeType,
  type StoredAccount,
  type StoredChallenge,
} from '../application/ports/certificate-store';
import { Certificate, LANES } from '../domain/certificate.entity';

const MAX_HOSTS = 1_000;

interface AccountRow {
  readonly directory: string;
  readonly url: string | null;
  readonly account_key: string;
  readonly orders_until: string | Date | null;
}

@Injectable()
export class TypeormCertificateStore extends CertificateStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  find(host: string): Promise<Certificate | null> {
    return this.certificates.findOneBy({ host });
  }

  async findAll(hosts: readonly string[]): Promise<Certificate[]> {
    if (hosts.length > MAX_HOSTS) throw new RangeError(`at most ${String(MAX_HOSTS)} hosts at once`);
    return hosts.length === 0 ? [] : this.certificates.findBy({ host: In([...hosts]) });
  }

  async hold(host: string): Promise<Certificate | null> {
    await this.query('UPDATE certificates SET lane = lane WHERE host = ?', [host]);
    return this.find(host);
  }

  async add(certificate: Certificate): Promise<boolean> {
    try {
      await this.certificates.insert(certificate);
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async save(certificate: Certificate): Promise<void> {
    await updateById(this.certificates, certificate);
  }

  async dueHosts(
    now: Date,
    { maxLane, limit }: { readonly maxLane: number; readonly limit: number },
  ): Promise<string[]> {
    const hosts: string[] = [];
    for (const lane of Object.values(LANES).filter((each) => each <= maxLane)) {
      const rows = await this.query<{ host: string }>(
        'SELECT host FROM certificates WHERE lane = ? AND due_at <= ? ORDER BY due_at LIMIT ?',
        [lane, now, limit - hosts.length],
      );
      hosts.push(...rows.map(({ host }) => host));
      if (hosts.length === limit) break;
    }
    return hosts;
  }

  putChallenge({ token, host, type, answer, expiresAt }: StoredChallenge): Promise<void> {
    return putRow(this.unitOfWork.manager, 'acme_challenges', {
      key: { token },
      values: { host, type, answer, expires_at: expiresAt },
    });
  }

  async findChallenge(host: string, token: string, now: Date): Promise<string | null> {
    const [row] = await this.query<{ answer: string }>(
      `SELECT answer FROM acme_challenges WHERE token = ? AND host = ? AND type = ? AND expires_at > ?`,
      [token, host, 'http-01' satisfies ChallengeType, now],
    );
    return row?.answer ?? null;
  }

  async findTlsChallenge(host: string, now: Date): Promise<string | null> {
    const [row] = await this.query<{ answer: string }>(
      `SELECT answer FROM acme_challenges WHERE host = ? AND type = ? AND expires_at > ?
        ORDER BY expires_at DESC LIMIT 1`,
      [host, 'tls-alpn-01' satisfies ChallengeType, now],
    );
    return row?.answer ?? null;
  }

  async deleteChallengesOf(host: string): Promise<void> {
    await this.query('DELETE FROM acme_challenges WHERE host = ?', [host]);
  }

  async deleteExpiredChallenges(now: Date): Promise<void> {
    await this.query('DELETE FROM acme_challenges WHERE expires_at <= ?', [now]);
  }

  async findAccount(directory: string): Promise<StoredAccount | null> {
    const [row] = await this.query<AccountRow>(
      'SELECT directory, url, account_key, orders_until FROM acme_accounts WHERE directory = ?',
      [directory],
    );
    if (!row) return null;
    const { url, account_key: key, orders_until: until } = row;
    return { directory, url, key, ordersUntil: momentOrNull(until) };
  }

  async holdAccount(directory: string): Promise<StoredAccount | null> {
    await this.query('UPDATE acme_accounts SET url = url WHERE directory = ?', [directory]);
    return this.findAccount(directory);
  }

  addAccount({ directory, url, key, ordersUntil }: StoredAccount, now: Date): Promise<void> {
    return addMissingRows(
      this.unitOfWork.manager,
      {
        name: 'acme_accounts',
        keys: ['directory'],
        values: ['url', 'account_key', 'orders_until', 'created_at'],
      },
      [[directory, url, key, ordersUntil, now]],
    );
  }

  async setAccountUrl(directory: string, url: string | null): Promise<void> {
    await this.query('UPDATE acme_accounts SET url = ? WHERE directory = ?', [url, directory]);
  }

  async replaceAccountKey(directory: string, key: string): Promise<void> {
    await this.query('UPDATE acme_accounts SET url = NULL, account_key = ? WHERE directory = ?', [
      key,
      directory,
    ]);
  }

  async setOrdersUntil(directory: string, until: Date): Promise<void> {
    await this.query('UPDATE acme_accounts SET orders_until = ? WHERE directory = ?', [until, directory]);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.unitOfWork.manager.query<Row[]>(sql, [...values]);
  }

  private get certificates() {
    return this.unitOfWork.manager.getRepository(Certificate);
  }
}
