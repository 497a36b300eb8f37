import type { LatencyHistogram } from './latency-histogram';

/** What Prometheus reads of a histogram (text format 0.0.4). */
export function histogramText(name: string, help: string, kept: LatencyHistogram): string {
  const { buckets, count, sumSeconds } = kept;
  const lines = [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} histogram`,
    ...buckets.map(({ leSeconds, count: upTo }) => `${name}_bucket{le="${leSeconds}"} ${upTo}`),
    `${name}_bucket{le="+Inf"} ${count}`,
    `${name}_sum ${sumSeconds}`,
    `${name}_count ${count}`,
  ];
  return `${lines.join('\n')}\n`;
}
