import { LatencyHistogram } from './latency-histogram';
import { Metrics } from './metrics';

describe('a latency histogram', () => {
  it.each([
    [0, 64e-6],
    [0.0639, 64e-6],
    [0.064, 128e-6],
    [1, 1024e-6],
    [1.024, 2048e-6],
    [900, 1.048576],
  ])('puts %d ms below the bound of %d s and not below the one before', (ms, bound) => {
    const histogram = new LatencyHistogram();
    histogram.observe(ms);
    const first = histogram.buckets.find(({ count }) => count === 1);
    expect(first?.leSeconds).toBeCloseTo(bound, 9);
  });

  it('counts what took longer than every bound too', () => {
    const histogram = new LatencyHistogram();
    histogram.observe(60_000);
    histogram.observe(3_600_000);
    expect(histogram.buckets.at(-1)?.count).toBe(0);
    expect([histogram.count, histogram.sumSeconds]).toEqual([2, 3_660]);
  });

  it('is told as Prometheus reads it', async () => {
    const metrics = new Metrics();
    const kept = new LatencyHistogram();
    metrics.histogram('linklet_test_seconds', 'A test.', kept);
    kept.observe(1);
    kept.observe(100);
    const lines = (await metrics.text()).split('\n').filter((line) => line.includes('linklet_test_seconds'));
    expect(lines).toContain('# TYPE linklet_test_seconds histogram');
    expect(lines).toContain('linklet_test_seconds_bucket{le="0.001024"} 1');
    expect(lines).toContain('linklet_test_seconds_bucket{le="+Inf"} 2');
    expect(lines).toContain('linklet_test_seconds_sum 0.101');
    expect(lines).toContain('linklet_test_seconds_count 2');
  });
});

describe('a number that cannot be read', () => {
  it('keeps no other back', async () => {
    const metrics = new Metrics();
    metrics.gauge('linklet_away', 'Away.', () => Promise.reject(new Error('away')));
    metrics.gauge('linklet_here', 'Here.', () => 3);
    expect(await metrics.text()).toMatch(/^linklet_away Nan$[^]*^linklet_here 3$/m);
  });
});
