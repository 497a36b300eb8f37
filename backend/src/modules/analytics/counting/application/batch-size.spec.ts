import { BatchSize } from './batch-size';

const KIB = 1024;

describe('size of a batch', () => {
  it('grows while transactions are quick, up to four mebibytes', () => {
    const size = new BatchSize(20);
    const first = size.bytes;
    size.took(1);
    expect(size.bytes).toBe(first * 1.5);
    for (let batch = 0; batch < 20; batch += 1) size.took(1);
    expect(size.bytes).toBe(4096 * KIB);
  });

  it('shrinks at once to what fits the time, but not to nothing', () => {
    const size = new BatchSize(20);
    for (let batch = 0; batch < 20; batch += 1) size.took(1);
    size.took(32);
    expect(size.bytes).toBe(2560 * KIB);
    size.took(60_000);
    expect(size.bytes).toBe(2048 * KIB);
  });

  it('stays where the time is just used up', () => {
    const size = new BatchSize(20);
    const first = size.bytes;
    size.took(20);
    expect(size.bytes).toBe(first);
  });
});
