import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from './waiting';

/** A mail as it arrived. */
export interface ReceivedMail {
  /** Whom the sending server named, not what the headers say. */
  readonly recipients: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly raw: string;
}

/** The code in the subject of a mail that brings one. */
export const codeIn = (subject: string): string => /\d{6}/.exec(subject)?.[0] ?? 'none';

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

async function read(raw: Buffer, recipients: readonly string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  return {
    recipients,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
    raw: raw.toString('utf8'),
  };
}

/** A real SMTP server on this machine that keeps what it gets. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Recipients that it says do not exist. */
  readonly unknown = new Set<string>();
  /** How many recipients it turns away for now, of any address. */
  busyTimes = 0;
  /** Connections so far. */
  connections = 0;
  private readonly taken = new Map<string, number>();
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onConnect: (_session, done) => {
        this.connections += 1;
        done();
      },
      onRcptTo: ({ address }, _session, done) => {
        done(this.refusalOf(address));
      },
      onData: (stream, session, done) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        bytesOf(stream)
          .then((raw) => read(raw, recipients))
          .then(
            (mail) => {
              this.received.push(mail);
              done();
            },
            (error: unknown) => {
              done(error as Error);
            },
          );
      },
    });
  }

  static async start(): Promise<MailServer> {
    const made = new MailServer();
    await new Promise<void>((resolve, reject) => {
      made.server.on('error', reject);
      made.server.listen(0, '127.0.0.1', resolve);
    });
    return made;
  }

  /** For SMTP_URL. It waits as long as tests do: a try that times out on a loaded machine is made again a minute later. */
  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    const timeouts = ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout'];
    return `smtp://127.0.0.1:${port}?ignoreTLS=true&${timeouts.map((name) => `${name}=60000`).join('&')}`;
  }

  /** The next mail to the address that no earlier call was given; waits for it. */
  async mailTo(address: string): Promise<ReceivedMail> {
    const place = this.taken.get(address) ?? 0;
    this.taken.set(address, place + 1);
    await until(`a mail to ${address}`, () => this.allTo(address).length > place);
    const mail = this.allTo(address)[place];
    if (!mail) throw new Error(`no mail to ${address}`);
    return mail;
  }

  allTo(address: string): ReceivedMail[] {
    return this.received.filter(({ recipients }) => recipients.includes(address));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private refusalOf(address: string): Error | null {
    if (this.unknown.has(address)) {
      return Object.assign(new Error(`<${address}> does not exist`), { responseCode: 550 });
    }
    if (this.busyTimes === 0) return null;
    this.busyTimes -= 1;
    return Object.assign(new Error(`<${address}> later please`), { responseCode: 451 });
  }
}
