import { Injectable } from '@nestjs/common';
import { withTimeout } from '../deadline';

/** Throws, with a message for the operator, when its part cannot serve. */
export type ReadinessCheck = () => Promise<void>;

export interface ReadinessReport {
  readonly status: 'ready' | 'not-ready';
  /** `up`, or what is wrong, by part. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Knows whether this process should be given work. Parts add their own check; leaving makes all of it not ready. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, { readonly check: ReadinessCheck; readonly timeoutMs: number }>();
  private readonly farewells: (() => void)[] = [];
  private leaving = false;

  /** @param timeoutMs after which the part counts as unable to serve */
  add(part: string, check: ReadinessCheck, timeoutMs: number): void {
    this.checks.set(part, { check, timeoutMs });
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
      [...this.checks].map(
        async ([part, { check, timeoutMs }]) => [part, await outcomeOf(check, timeoutMs)] as const,
      ),
    );
    const ready = !this.leaving && parts.every(([, outcome]) => outcome === 'up');
    return { status: ready ? 'ready' : 'not-ready', parts: Object.fromEntries(parts) };
  }
}

async function outcomeOf(check: ReadinessCheck, timeoutMs: number): Promise<string> {
  try {
    await withTimeout(timeoutMs, check());
    return 'up';
  } catch (error) {
    return error instanceof Error ? error.message : 'down';
  }
}
