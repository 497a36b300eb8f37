import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { withTimeout } from '../deadline';
import { histogramText } from './histogram-text';
import type { LatencyHistogram } from './latency-histogram';

/** A database that hangs must not keep all other numbers back. */
const READ_MS = 1_000;

interface LabelledMetric<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
}

export interface LabelledNumber<Label extends string> {
  readonly of: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** What this process tells Prometheus. Numbers are read when asked for, so measuring costs the measured path nothing. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly histograms: (() => string)[] = [];

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** A number that goes up and down; NaN when it cannot be read. Names follow Prometheus: `linklet_<what>_<unit>`. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await withTimeout(READ_MS, Promise.resolve().then(read)).catch(() => NaN));
      },
    });
  }

  /** The same for each of several parts, told apart by labels; none when they cannot be read. */
  gauges<Label extends string>(
    { name, help, labels }: LabelledMetric<Label>,
    read: () => Promise<readonly LabelledNumber<Label>[]>,
  ): void {
    new Gauge<Label>({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      async collect() {
        this.reset();
        const numbers = await withTimeout(READ_MS, Promise.resolve().then(read)).catch(() => []);
        for (const { of, value } of numbers) this.set(of, value);
      },
    });
  }

  /** Numbers that only grow while the process lives, told apart by labels, kept by those that count. */
  counters<Label extends string>(
    { name, help, labels }: LabelledMetric<Label>,
    read: () => readonly LabelledNumber<Label>[],
  ): void {
    new Counter<Label>({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      collect() {
        this.reset();
        for (const { of, value } of read()) this.inc(of, value);
      },
    });
  }

  /** A number that only grows while the process lives, kept by those that count. */
  counter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /** How long something takes, in seconds, kept by those that measure. */
  histogram(name: string, help: string, kept: LatencyHistogram): void {
    this.histograms.push(() => histogramText(name, help, kept));
  }

  async text(): Promise<string> {
    const numbers = await this.registry.metrics();
    return [numbers, ...this.histograms.map((text) => text())].join('\n');
  }
}
