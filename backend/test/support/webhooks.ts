import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { WebhookMessagesService } from '../../src/modules/developer/webhooks/application/webhook-messages.service';
import { WebhookStore } from '../../src/modules/developer/webhooks/application/ports/webhook-store';
import { WebhookSecretsService } from '../../src/modules/developer/webhooks/application/webhook-secrets.service';
import type { WebhookEvent } from '../../src/modules/developer/webhooks/domain/webhook-events';
import { Webhook } from '../../src/modules/developer/webhooks/domain/webhook.entity';
import { UnitOfWork } from '../../src/shared/database/unit-of-work';
import type { TestServer } from './app';

/** An endpoint of a group, stored without asking whether the group may have one. */
export async function storedWebhook(
  server: TestServer,
  groupId: number,
  events: readonly WebhookEvent[] = ['link.created'],
): Promise<Webhook> {
  const { app } = server.web;
  const { stored } = app.get(WebhookSecretsService, { strict: false }).make();
  const settings = { url: 'https://shop.example/hooks', name: null, events };
  const webhook = new Webhook({ ...settings, groupId, secret: stored, createdAt: new Date() });
  await app.get(WebhookStore, { strict: false }).add(webhook);
  return webhook;
}

/** The `webhook-id` of a delivery to it. */
export async function sampleSentTo(server: TestServer, webhook: Webhook): Promise<string> {
  const get = server.web.app.get.bind(server.web.app);
  const messages = get(WebhookMessagesService, { strict: false });
  const { number } = await get(UnitOfWork).run(() => messages.addSample(webhook, 'link.created'));
  return number;
}

/** A message as a receiver got it. */
export interface Received {
  readonly path: string;
  readonly id: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Decides what the receiver answers. */
export type Answering = (received: Received) => number;

/** As old as a message may be for the reference implementation. */
const TOLERANCE_MS = 300_000;

/** A receiver as customers write them: it verifies signatures by the reference implementation. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Secrets by path. */
  readonly secrets = new Map<string, string>();
  /** Signatures that it did not accept. */
  forged = 0;
  answering: Answering = () => 204;
  /** Headers of its answers. */
  extra: Readonly<Record<string, string>> = {};
  /** How long it thinks before it answers; null: not at all. */
  holding: (received: Received) => Promise<void> | null = () => null;
  /** What time it is for it. */
  now = (): Date => new Date();
  private readonly server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void this.take(request, Buffer.concat(parts).toString()).then((status) =>
        response.writeHead(status, this.extra).end('noted'),
      );
    });
  });

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Ids of what it has answered with success. */
  readonly accepted = new Set<string>();

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
  }

  private async take({ url: path = '', headers }: IncomingMessage, body: string): Promise<number> {
    const id = String(headers['webhook-id']);
    const received = { path, id, headers, body };
    this.received.push(received);
    await this.holding(received);
    const secret = this.secrets.get(path);
    if (secret !== undefined && !this.isSigned(secret, received)) {
      this.forged += 1;
      return 401;
    }
    const status = this.answering(received);
    if (status >= 200 && status < 300) this.accepted.add(id);
    return status;
  }

  private isSigned(secret: string, { headers, body }: Received): boolean {
    const sent = Number(headers['webhook-timestamp']) * 1_000;
    // The library goes by the machine's clock, this receiver by its own.
    if (Math.abs(this.now().getTime() - sent) > TOLERANCE_MS) return false;
    const signature = new Verifier(secret).sign(String(headers['webhook-id']), new Date(sent), body);
    return String(headers['webhook-signature']).split(' ').includes(signature);
  }
}
