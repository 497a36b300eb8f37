import { Injectable } from '@nestjs/common';
import { withTimeout } from '../deadline';

/** Throws, with a message for the operator, when its part cannot serve. */
export type ReadinessCheck = () => Promise<void>;

export interface ReadinessReport {
  readonly status: 'ready' | 'not-ready';
  /** `up`, or what is wrong, by part. */
  readonly parts: Readonly<Record<string, string>>;
}

const CHECK_TIMEOUT_MS = 1_000;

/** Knows whether this process should be given work. Parts add their own check; leaving makes all of it not ready. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private readonly farewells: (() => void)[] = [];
  private leaving = false;

  add(part: string, check: ReadinessCheck): void {
    this.checks.set(part, check);
  }

  /** For answers that would go on otherwise: they end when the process begins to leave. */
  whenLeaving(drainPeriod: () => void): void {
    this.farewells.push(drainPeriod);
  }

  leave(): void {
    this.leaving = true;
    for (const drainPeriod of this.farewells) drainPeriod();
  }

  async report(): Promise<ReadinessReport> {
    const parts = await Promise.all(
      [...this.checks].map(async ([part, check]) => [part, await outcomeOf(check)] as const),
    );
    const ready = !this.leaving && parts.every(([, outcome]) => outcome === 'up');
    return { status: ready ? 'ready' : 'not-ready', parts: Object.fromEntries(parts) };
  }
}

async function outcomeOf(check: ReadinessCheck): Promise<string> {
  try {
    await withTimeout(CHECK_TIMEOUT_MS, check());
    return 'up';
  } catch (error) {
    return error instanceof Error ? error.message : 'down';
  }
}
