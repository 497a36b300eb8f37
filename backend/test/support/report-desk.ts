import { DataSource } from 'typeorm';
import { type ShortenedLink, type TestCaller, type TestMember, TestServer } from './app';
import { MailServer } from './mail-server';
import { caseOf, type NewReport, report } from './reports';
import type { EngineName } from './database';

/** Signs in, and runs the site. */
export const ROOT = 'root@example.com';

/** A site whose links are reported, those who run it and their mail. */
export class ReportDesk {
  private constructor(
    readonly mails: MailServer,
    readonly server: TestServer,
    /** Runs the site. */
    readonly root: TestMember,
    /** Makes links. */
    readonly maker: TestMember,
  ) {}

  /** @param others addresses of those who run the site, too */
  static async open(engine: EngineName, ...others: readonly string[]): Promise<ReportDesk> {
    const mails = await MailServer.start();
    const settings = { SMTP_URL: mails.url, ADMIN_EMAILS: [ROOT, ...others].join(',') };
    const server = await TestServer.start(engine, settings);
    const root = await server.member({ email: ROOT });
    return new ReportDesk(mails, server, root, await server.member());
  }

  async close(): Promise<void> {
    await this.server.stop();
    await this.mails.stop();
  }

  /** A link that a guest has reported just now. */
  async reported(
    more: Partial<NewReport> = {},
    by: TestCaller = this.maker,
  ): Promise<ShortenedLink & { readonly caseId: number }> {
    const link = await by.shorten('https://shop.example.com/pay');
    await report(await this.server.guest(), { link: link.shortUrl, ...more });
    return { ...link, caseId: await caseOf(this.root, link.shortUrl) };
  }

  query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.server.web.app.get(DataSource).query(sql, values);
  }
}
