import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { deliveryOf, type RegisteredCode, registeredCodeOf } from '../../domain/invoice-document';
import type { InvoiceSettings } from '../../domain/invoice-settings';
import { InvoiceCodeUnknown } from '../../domain/payments.errors';
import { outcomeOfError } from '../gateway-round';
import { InvoiceProviders } from '../ports/invoice-provider';

/** Each asks another server. */
const QUESTIONS = { name: 'payments.invoice-code', points: 30, seconds: 600 };
/** So long after the provider did not answer, no other call waits to see whether it does. */
const REST_MS = 30_000;

interface Asking {
  /** Settings whose code was checked when they were saved; null for none. */
  readonly before: InvoiceSettings | null;
  /** Whose questions are counted together. */
  readonly asker: string;
}

const codeIn = (settings: InvoiceSettings): RegisteredCode | null => registeredCodeOf(deliveryOf(settings));

/**
 * Whether mobile barcodes and donation codes exist. Only a clear no counts: a provider that does not answer stops neither a
 * purchase nor an invoice. Never asked within a transaction.
 */
@Injectable()
export class InvoiceCodesService {
  private readonly logger = new Logger(InvoiceCodesService.name);
  /** On the clock of `performance.now()`. */
  private restsUntil = 0;

  constructor(
    private readonly providers: InvoiceProviders,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Throws `InvoiceCodeUnknown` for what certainly does not exist. */
  async requireKnown(settings: InvoiceSettings, { before, asker }: Asking): Promise<void> {
    const code = codeIn(settings);
    if (!code || !this.providers.provider || isDeepStrictEqual(code, before && codeIn(before))) return;
    await this.limits.take(QUESTIONS, asker);
    if (await this.isUnknown(code)) throw new InvoiceCodeUnknown(code.kind);
  }

  /** Whether it certainly does not exist. */
  async isUnknown(code: RegisteredCode): Promise<boolean> {
    const { provider } = this.providers;
    if (!provider || performance.now() < this.restsUntil) return false;
    try {
      return (await provider.isRegistered(code, this.clock.now())) === false;
    } catch (error) {
      this.logger.warn({ err: error }, 'nobody says whether the code of an invoice exists');
      if (outcomeOfError(error) === 'silent') this.restsUntil = performance.now() + REST_MS;
      return false;
    }
  }
}
